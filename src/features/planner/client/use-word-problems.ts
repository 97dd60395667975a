import { useLocale } from '#client/i18n/use-text.ts'
import { describeProblem } from '#connectors/social/problem-words.ts'
import { checkEntry } from '../check-entry.ts'
import type { PlanEntry } from '../planner.contract.ts'

/** What the platform would refuse, beside the field it is about. */
export function useWordProblems(
  words: Pick<PlanEntry, 'platform' | 'title' | 'text'>,
): Partial<Record<'title' | 'text', string>> {
  const locale = useLocale()
  const texts: Partial<Record<'title' | 'text', string>> = {}
  for (const problem of checkEntry(words)) texts[problem.field] ??= describeProblem(problem, locale)
  return texts
}
