import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { cn } from '#client/ui/cn.ts'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { Attempt } from '../post-shape.ts'

const dots = {
  published: 'bg-success',
  processing: 'bg-info',
  token_expired: 'bg-warning',
  rejected: 'bg-danger',
  rate_limited: 'bg-warning',
  needs_reconnect: 'bg-danger',
  not_sent: 'bg-warning',
  unknown: 'bg-warning',
} as const

/** Each time the post was sent: when, through which account, and how it ended. */
export function AttemptsTimeline({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useText(campaignDetailMessages)
  const format = useFormat()
  return (
    <section aria-label={t('attempts.label')}>
      <h3 className="font-semibold">{t('attempts.label')}</h3>
      {attempts.length === 0 ? (
        <p className="mt-2 text-muted">{t('attempts.none')}</p>
      ) : (
        <ol className="mt-3 flex flex-col gap-3">
          {attempts.map(({ id, startedAt, accountName, outcome, detail }) => (
            <li key={id} className="flex gap-3">
              <span
                aria-hidden
                className={cn('mt-1.5 size-2 shrink-0 rounded-full', outcome ? dots[outcome] : 'bg-info')}
              />
              <div className="min-w-0">
                <p>{outcome ? t(`attempts.outcome.${outcome}`) : t('attempts.running')}</p>
                <p className="break-words text-muted text-xs">
                  {[
                    format.dateTime(startedAt),
                    accountName && t('attempts.through', { account: accountName }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {detail ? <p className="break-words text-muted text-xs">{detail}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
