import { CalendarClock, ChartColumn, Download, Eye, Film, ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { takesVideos } from '#connectors/social/checks/check-video.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import { WrittenByNote } from '#features/campaigns/index.client.ts'
import type { CreatedCampaign, CreatedPost } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'

interface ResultCardProps {
  post: CreatedPost
  campaign: Pick<CreatedCampaign, 'writtenBy'>
  downloadUrl: string
  analyticsUrl: string
  onSchedule: () => void
  onPreview: () => void
  onVideo: () => void
}

export function ResultCard({
  post,
  campaign,
  downloadUrl,
  analyticsUrl,
  onSchedule,
  onPreview,
  onVideo,
}: ResultCardProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const format = useFormat()
  const { platform, formats, title, text, state, scheduledFor } = post
  const name = platformName(platform, locale)
  const named = (action: string) => ({ 'aria-label': t('results.actionFor', { action, name }) })
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div className="flex min-h-13 items-center gap-2.5 px-4 py-3">
        <PlatformIcon platform={platform} />
        <h3 className="min-w-0 flex-1 break-words text-sm">{name}</h3>
        <span className="shrink-0 text-muted text-xs">
          {formats.length === 0 ? t('formats.usual') : t('formats.count', { count: formats.length })}
        </span>
      </div>
      <Medium post={post} />
      <div className="flex flex-1 flex-col gap-2 px-4 py-3">
        {state === 'draft' ? null : (
          <Badge tone={state === 'failed' ? 'danger' : 'info'} className="self-start whitespace-normal">
            {state === 'scheduled' && scheduledFor
              ? t('results.scheduledFor', { date: format.dateTime(scheduledFor) })
              : t(`results.states.${state}`)}
          </Badge>
        )}
        {title ? <p className="line-clamp-2 break-words font-medium">{title}</p> : null}
        {/* Without blank lines, because a card only has room for a few words. */}
        <p className="line-clamp-4 whitespace-pre-line break-words text-muted">
          {text.replaceAll(/\n{2,}/g, '\n')}
        </p>
        <WrittenByNote campaign={campaign} post={post} className="mt-auto pt-1" />
      </div>
      <div className="grid grid-cols-2 gap-2 border-t p-3">
        <Button size="sm" disabled={state !== 'draft'} onClick={onSchedule} {...named(t('results.schedule'))}>
          <CalendarClock aria-hidden />
          {t('results.schedule')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onPreview} {...named(t('results.preview'))}>
          <Eye aria-hidden />
          {t('results.preview')}
        </Button>
        <Button asChild size="sm" variant="secondary" {...named(t('results.download'))}>
          <a href={downloadUrl} download>
            <Download aria-hidden />
            {t('results.download')}
          </a>
        </Button>
        <Button asChild size="sm" variant="secondary" {...named(t('results.analytics'))}>
          <Link href={analyticsUrl}>
            <ChartColumn aria-hidden />
            {t('results.analytics')}
          </Link>
        </Button>
        {takesVideos(platform) && editableStates.has(state) ? (
          <Button
            size="sm"
            variant="ghost"
            className="col-span-2"
            onClick={onVideo}
            {...named(t('results.video'))}
          >
            <Film aria-hidden />
            {t('results.video')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

function Medium({ post }: { post: CreatedPost }): ReactNode {
  const t = useText(creatorMessages)
  const [medium] = post.media
  const frame = 'h-56 w-full bg-surface-sunken'
  if (!medium)
    return (
      <div className={`${frame} flex items-center justify-center gap-2 text-muted text-xs`}>
        <ImageOff aria-hidden className="size-4" />
        {t('results.noPicture')}
      </div>
    )
  // Decorative here: its text is repeated below, and the alt text is for publishing.
  if (medium.kind === 'picture') return <img src={medium.url} alt="" className={`${frame} object-contain`} />
  return (
    <video
      src={`${medium.url}#t=0.001`}
      muted
      playsInline
      preload="metadata"
      className={`${frame} object-contain`}
    />
  )
}
