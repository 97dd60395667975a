import { useText } from '#client/i18n/use-text.ts'
import { mailingMessages } from '../i18n/index.ts'
import { type Mailing, MOST_PROBLEMS } from '../mailings.contract.ts'

/** Who did not get it for sure, and why. */
export function MailingProblems({ problems }: Pick<Mailing, 'problems'>) {
  const t = useText(mailingMessages)
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
            {problem ? <p className="text-muted">{t(`reasons.${problem}`)}</p> : null}
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
