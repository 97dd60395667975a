import { Clock, Inbox, MailOpen, TriangleAlert } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'
import { responseTime } from './response-time.ts'

const counted = [
  { id: 'total', Icon: Inbox },
  { id: 'unread', Icon: MailOpen },
  { id: 'urgent', Icon: TriangleAlert },
] as const

export function InboxTiles() {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const { data, isPending, isError, error, isFetching, refetch } = useInboxSummary()
  if (isError && !data)
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('tiles.failed')}
        action={
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {reasonOf(error)}
      </Alert>
    )
  const figures = data?.figures
  const hours = figures?.averageResponseHours
  // Two columns only have room for the figures.
  const roomy = '@max-2xl:hidden'
  const hintOr = (hint: string) => (data?.isSample ? <SampleMark /> : <span className={roomy}>{hint}</span>)
  return (
    <section aria-label={t('tiles.label')} className="@container">
      <div className="grid @2xl:grid-cols-4 grid-cols-2 gap-3">
        {counted.map(({ id, Icon }) => (
          <StatCard
            key={id}
            label={t(`tiles.${id}`)}
            icon={<Icon aria-hidden className={roomy} />}
            loading={isPending}
            value={figures && format.number(figures[id])}
            hint={hintOr(t(`tiles.${id}Hint`))}
          />
        ))}
        <StatCard
          label={t('tiles.response')}
          icon={<Clock aria-hidden className={roomy} />}
          loading={isPending}
          value={typeof hours === 'number' ? responseTime(hours, t, format) : '–'}
          hint={hintOr(t(hours === null ? 'tiles.noResponse' : 'tiles.responseHint'))}
        />
      </div>
    </section>
  )
}
