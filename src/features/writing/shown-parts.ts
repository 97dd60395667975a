import type { BriefPart } from './writing.contract.ts'

/** As in "call us on 600 …". */
const MAX_BETWEEN = 8

/** "Call 600 123 456" is one thing: the number says that people should call. */
const isSaidByPhone = (part: BriefPart, next: BriefPart | undefined) =>
  part.type === 'action' &&
  next?.type === 'phone' &&
  (next.start ?? Number.POSITIVE_INFINITY) - (part.end ?? 0) <= MAX_BETWEEN

/** The parts that are shown one by one. Sentences that no rule knows are only counted. */
export const shownParts = (parts: readonly BriefPart[]): BriefPart[] =>
  parts.filter((part, place) => part.type !== 'detail' && !isSaidByPhone(part, parts[place + 1]))
