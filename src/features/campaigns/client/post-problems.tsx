import type { Problem } from '#channels/check-post.ts'
import { describeProblem } from '#channels/problem-words.ts'
import { useLocale } from '#client/i18n.ts'
import { Alert } from '#client/ui/alert.tsx'

export interface PostProblemsProps {
  title: string
  problems: readonly Problem[]
}

/** What stands between a text and its networks; read out as it changes while somebody types. */
export function PostProblems({ title, problems }: PostProblemsProps) {
  const locale = useLocale()
  return (
    <output className="block empty:hidden">
      {problems.length > 0 ? (
        <Alert tone="warning" title={title}>
          <ul className="list-disc pl-4">
            {problems.map((problem) => (
              <li key={`${problem.platform} ${problem.field} ${problem.rule}`}>
                {describeProblem(problem, locale)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </output>
  )
}
