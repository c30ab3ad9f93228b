/// A trip, as one of the travellers plans it.
///
/// A fellow traveller starts with a copy of it.
struct TripPlan {
  /// What this traveller packs.
  var packing = PackingList()
  /// What the travellers buy together.
  var shopping = ShoppingList()
}
