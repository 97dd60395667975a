type Span = { start: number; end: number }

/** At most this many places of one text are compared; a brief that repeats it more often is not a brief. */
const MAX_PLACES = 50

/** The reader calms shouted capitals. A text whose length changes would shift every place. */
const withoutCapitals = (text: string): string => {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

function placesOf(text: string, within: string): number[] {
  const places: number[] = []
  let at = within.indexOf(text)
  while (at !== -1 && places.length <= MAX_PLACES) {
    places.push(at)
    at = within.indexOf(text, at + 1)
  }
  return places
}

/**
 * Where a part of the text that was read stands in the brief as typed, which may have had markup or invisible characters.
 * Null if that is not certain.
 */
export function placeInBrief(typed: string, read: string, { start, end }: Span): Span | null {
  if (typed === read) return { start, end }
  const [whole, small] = [withoutCapitals(typed), withoutCapitals(read)]
  const text = small.slice(start, end)
  if (text === '') return null
  const [before, now] = [placesOf(text, whole), placesOf(text, small)]
  const found = before.length === now.length ? before[now.indexOf(start)] : undefined
  return found === undefined ? null : { start: found, end: found + text.length }
}
