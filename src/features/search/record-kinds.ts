/** The records that the search finds. */
export const recordKinds = ['campaigns', 'customers', 'conversations'] as const
export type RecordKind = (typeof recordKinds)[number]

export const MAX_QUERY = 200
/** Records per kind in an answer. */
export const MAX_FOUND = 5
/** Records that a browser remembers. */
export const MAX_RECENT = 6
