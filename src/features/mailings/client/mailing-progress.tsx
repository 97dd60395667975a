import { useState } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { mailingMessages } from '../i18n/index.ts'
import type { Mailing } from '../mailings.contract.ts'
import { type PostPath, useStopMailing } from './mailings.queries.ts'

const shown = [
  'sent',
  'delivered',
  'read',
  'refused',
  'failed',
  'unconfirmed',
  'skipped',
  'unsubscribed',
] as const

function StopButton({
  path,
  subject,
  goesTo,
}: { path: PostPath; subject: string } & Pick<Mailing, 'goesTo'>) {
  const t = useText(mailingMessages)
  const stop = useStopMailing(path)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        {t('stop')}
      </Button>
      {isAsking ? (
        <ConfirmAction
          action={stop}
          variables={undefined}
          onClose={() => setIsAsking(false)}
          title={t('stopTitle')}
          subject={subject}
          description={t(goesTo === 'phones' ? 'phones.stopText' : 'stopText')}
          confirmLabel={t('stop')}
        />
      ) : null}
    </>
  )
}

interface MailingProgressProps {
  path: PostPath
  progress: NonNullable<Mailing['progress']>
  isSending: boolean
  mayStop: boolean
  /** The network tells which messages arrived. */
  tellsReceipts: boolean
  goesTo: Mailing['goesTo']
}

/** How many have it, and how it went for the others. */
export function MailingProgress({
  path,
  progress,
  isSending,
  mayStop,
  tellsReceipts,
  goesTo,
}: MailingProgressProps) {
  const t = useText(mailingMessages)
  const format = useFormat()
  const { total, queued, sending, sent, isStopped, endedAt } = progress
  const done = total - queued - sending
  const isOpen = endedAt === null
  const isToPhones = goesTo === 'phones'
  const hasReceipts = progress.delivered > 0
  const ended = isToPhones ? t('phones.sent', { sent, total }) : t('delivered', { sent, total })
  const title = isSending && isOpen ? t('sending', { done, total }) : ended
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium tabular">{title}</p>
        {isOpen && mayStop ? <StopButton path={path} subject={title} goesTo={goesTo} /> : null}
      </div>
      {isSending && isOpen ? <Progress value={(100 * done) / Math.max(total, 1)} label={title} /> : null}
      {isOpen && !isSending ? <p className="text-muted">{t('waiting')}</p> : null}
      {isStopped ? <p className="text-muted">{t('stopped')}</p> : null}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-3">
        {shown
          .filter((figure) => figure === 'sent' || progress[figure] > 0)
          .map((figure) => (
            <div
              key={figure}
              className="flex min-w-0 flex-col-reverse rounded-md bg-surface-sunken px-2.5 py-2"
            >
              <dt className="truncate text-muted text-xs">
                {isToPhones && figure === 'sent' ? t('phones.sentCount') : t(`counts.${figure}`)}
              </dt>
              <dd className="font-semibold text-lg tabular">{format.number(progress[figure])}</dd>
            </div>
          ))}
      </dl>
      {isToPhones && sent > 0 && (hasReceipts || !tellsReceipts) ? (
        <p className="text-muted text-xs">{t(hasReceipts ? 'phones.receiptsHint' : 'phones.sentHint')}</p>
      ) : null}
    </div>
  )
}
