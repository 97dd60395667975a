import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import type { Found } from './publish-in-steps.ts'

type Listed = { id: string; text: string | null | undefined; at: string | null | undefined }

/** Meta writes +0000, which not every reader of dates knows. */
const instantOf = (text: string) => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))

/** Ours among what was posted there: the same words, and made since we sent it. */
export function ownAmong(listed: readonly Listed[], text: string, sentAt: Date): Found {
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  const own = listed.findLast((each) => instantOf(each.at ?? '') >= since && sameText(text, each.text))
  return own ? { kind: 'found', id: own.id } : { kind: 'absent' }
}
