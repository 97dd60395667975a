const HAS_PREPOSITION =
  /^(?:in|at|on|to|near|by|from|outside|inside|next|opposite|behind|around|across|within|online)\b/i

/** Where something is: "at the Corn Exchange", "in Leeds"; empty without a place. */
export const placed = (place: string | null): string =>
  place === null ? '' : HAS_PREPOSITION.test(place) ? place : `at ${place}`
