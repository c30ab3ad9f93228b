/// A number that is given.
let given = 1
