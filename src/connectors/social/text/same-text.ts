/** Clocks of networks may differ from ours by this much. */
export const CLOCKS_DIFFER_MS = 60_000

/** Networks change spaces and line breaks. */
export const sameText = (given: string, shown: string | null | undefined) =>
  given.replace(/\s+/g, ' ').trim() === (shown ?? '').replace(/\s+/g, ' ').trim()
