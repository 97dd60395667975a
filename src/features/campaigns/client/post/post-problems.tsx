import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

export interface PostProblemsProps {
  title: string
  problems: readonly Problem[]
}

/**
 * Rules of the networks that a text breaks. Only their number is announced to screen readers, because the figures
 * change on every key.
 */
export function PostProblems({ title, problems }: PostProblemsProps) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  return (
    <>
      <output className="sr-only">
        {problems.length > 0 ? t('editor.problemCount', { count: problems.length }) : ''}
      </output>
      {problems.length > 0 ? (
        <Alert tone="warning" title={title}>
          <ul className="list-disc pl-4">
            {problems.map((problem) => (
              <li
                key={[
                  problem.platform,
                  problem.field,
                  problem.rule,
                  problem.place,
                  problem.of,
                  problem.option,
                ].join(' ')}
              >
                {describeProblem(problem, locale)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
