import { useText } from '#client/i18n/use-text.ts'
import { mailingMessages } from '../i18n/index.ts'
import { type DeliveryProblem, type Mailing, MOST_PROBLEMS } from '../mailings.contract.ts'

type PhoneProblem = keyof (typeof mailingMessages)['en']['phoneReasons']
const isOfPhones = (problem: DeliveryProblem): problem is PhoneProblem =>
  problem in mailingMessages.en.phoneReasons

/** Who did not get it for sure, and why. */
export function MailingProblems({ problems, goesTo }: Pick<Mailing, 'problems' | 'goesTo'>) {
  const t = useText(mailingMessages)
  const reasonFor = (problem: DeliveryProblem) =>
    goesTo === 'phones' && isOfPhones(problem) ? t(`phoneReasons.${problem}`) : t(`reasons.${problem}`)
  if (problems.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer font-medium">{t('problems')}</summary>
      {problems.length === MOST_PROBLEMS ? (
        <p className="mt-2 text-muted text-xs">{t('problemsMore', { count: MOST_PROBLEMS })}</p>
      ) : null}
      <ul className="mt-2 flex flex-col divide-y">
        {problems.map(({ id, address, problem, answer }) => (
          <li key={id} className="py-2">
            <p className="break-all font-medium">{address}</p>
            {problem ? <p className="text-muted">{reasonFor(problem)}</p> : null}
            {answer ? (
              <p dir="auto" className="break-words text-muted text-xs">
                {t('said', { answer })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
