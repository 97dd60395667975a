import { CalendarClock, CircleCheck, PencilLine } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaUse } from '../media-library.contract.ts'
import { useMediaUses } from './media.queries.ts'

const looks = {
  draft: { tone: 'neutral', Icon: PencilLine },
  planned: { tone: 'info', Icon: CalendarClock },
  published: { tone: 'success', Icon: CircleCheck },
} as const

/** The posts that show the image. */
export function MediaUses({ id }: { id: string }) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const uses = useMediaUses(id)
  function content() {
    if (uses.data && uses.data.items.length > 0) return <UseList uses={uses.data.items} />
    if (uses.data) return <p className="text-muted">{t('uses.none')}</p>
    if (!uses.isError)
      return (
        <Skeleton role="status" aria-hidden={false} aria-label={t('uses.loading')} className="h-5 w-3/4" />
      )
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2">
        <p className="text-danger">{t('uses.failed')}</p>
        <Button variant="secondary" size="sm" pending={uses.isFetching} onClick={() => void uses.refetch()}>
          {common('retry')}
        </Button>
      </div>
    )
  }
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{t('uses.title')}</h3>
      {content()}
    </section>
  )
}

export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const t = useText(mediaMessages)
  const locale = useLocale()
  const format = useFormat()
  return (
    <ul className="flex flex-col gap-2">
      {uses.map(({ postId, campaignId, campaignTitle, platform, state, scheduledFor }) => {
        const { tone, Icon } = looks[state]
        return (
          <li key={postId} className="flex min-w-0 flex-col items-start gap-1">
            <Link
              href={`/campaigns/${campaignId}?post=${postId}`}
              className="inline-flex min-w-0 max-w-full items-center gap-2 text-primary-ink underline underline-offset-4"
            >
              <PlatformIcon platform={platform} />
              <bdi className="min-w-0 truncate">{campaignTitle}</bdi>
            </Link>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
              <Badge tone={tone} icon={<Icon aria-hidden />}>
                {t(`uses.states.${state}`)}
              </Badge>
              {platformName(platform, locale)}
              {state === 'planned' && scheduledFor ? <span>{format.dateTime(scheduledFor)}</span> : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
