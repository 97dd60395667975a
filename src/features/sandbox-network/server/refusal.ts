import type { Problem } from '#channels/check-post.ts'
import { describeProblem } from '#channels/problem-words.ts'
import type { Locale } from '#platform/locale.ts'

/** What the network says of a post that it does not take: each field at fault, and why. */
export const refusalOf = (problems: Problem[], locale: Locale): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [problem.field, describeProblem(problem, locale)]))
