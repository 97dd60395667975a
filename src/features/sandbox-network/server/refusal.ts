import type { Problem } from '#connectors/social/problem.ts'
import { describeTogether } from '#connectors/social/problem-words.ts'
import type { Locale } from '#platform/locale.ts'

/** What the network says of a post that it does not take: each field at fault, and everything that is wrong with it. */
export const refusalOf = (problems: Problem[], locale: Locale): Record<string, string> =>
  describeTogether(problems, locale, ({ field }) => field)
