import type { Found } from './publish-in-steps.ts'

/** Our clock and theirs may differ. */
const CLOCKS_DIFFER_MS = 60_000

export const sameText = (given: string, shown: string | null | undefined) =>
  given.replace(/\s+/g, ' ').trim() === (shown ?? '').replace(/\s+/g, ' ').trim()

type Listed = { id: string; text: string | null | undefined; at: string | null | undefined }

/** Meta writes +0000, which not every reader of dates knows. */
const instantOf = (text: string) => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))

/** Ours among what was posted there: the same words, and made since we sent it. */
export function ownAmong(listed: readonly Listed[], text: string, sentAt: Date): Found {
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  const own = listed.findLast((each) => instantOf(each.at ?? '') >= since && sameText(text, each.text))
  return own ? { kind: 'found', id: own.id } : { kind: 'absent' }
}
