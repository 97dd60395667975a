import { CalendarClock, Send } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { cn } from '#client/ui/cn.ts'
import { LazyImage } from '#client/ui/lazy-image.tsx'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { dayIn } from '#platform/day.ts'
import { AiBadge } from '../detail/ai-badge.tsx'
import { CampaignPerformance } from '../detail/campaign-performance.tsx'
import { CampaignStatusBadge } from '../detail/campaign-status-badge.tsx'
import { campaignDate } from '../detail/displayed-date.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { PlatformBadges } from './platform-badges.tsx'

interface CampaignCardProps {
  campaign: Campaign
  onPublish: (campaign: Campaign) => void
  isSelected: boolean
  onToggle: () => void
}

export function CampaignCard({ campaign, onPublish, isSelected, onToggle }: CampaignCardProps) {
  const t = useText(campaignMessages)
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const { id, title, status, postCount, deliveredCount, performance, scheduledFor } = campaign
  const { named } = usePlatforms()
  const hasResults = status === 'published' || (performance.reach ?? 0) > 0
  return (
    <Card className={cn('flex h-full flex-col overflow-hidden', isSelected && 'border-primary-ink')}>
      {campaign.thumbnailUrl ? (
        <LazyImage
          src={campaign.thumbnailUrl}
          previewUrl={campaign.previewUrl}
          alt=""
          className="aspect-[16/9] w-full border-b bg-surface-sunken object-cover"
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center gap-1.5">
          <CampaignStatusBadge campaign={campaign} />
          {campaign.aiGenerated ? <AiBadge writtenBy={campaign.writtenBy} /> : null}
          {status === 'published' && deliveredCount < postCount ? (
            <span className="text-warning text-xs">
              {t('card.delivered', { delivered: deliveredCount, count: postCount })}
            </span>
          ) : null}
          <SelectCampaign title={title} isSelected={isSelected} onToggle={onToggle} />
        </div>
        <div className="min-w-0">
          <h2 className="line-clamp-2 break-words text-base">{title}</h2>
          <p className="mt-0.5 line-clamp-2 break-words text-muted">{campaign.description}</p>
        </div>
        <PlatformBadges platforms={campaign.platforms} />
        {hasResults ? <CampaignPerformance performance={performance} /> : null}
        <div className="mt-auto flex flex-col gap-0.5 text-muted text-xs">
          {campaign.needsYouCount > 0 && !campaign.isReadyForYou ? (
            <p className="text-warning">{t('card.needsYou', { count: campaign.needsYouCount })}</p>
          ) : null}
          {scheduledFor && campaign.lacksMedia.length > 0 ? (
            <p className="text-warning">
              {t('card.lacksMedia', { ...named(campaign.lacksMedia), date: format.dateTime(scheduledFor) })}
            </p>
          ) : null}
          {scheduledFor ? (
            <p className="flex items-center gap-1.5">
              <CalendarClock aria-hidden className="size-3.5 shrink-0" />
              {t(`card.${campaignDate(status, scheduledFor, now)}`, { date: format.dateTime(scheduledFor) })}
            </p>
          ) : null}
          <p>{t('card.created', { date: format.day(dayIn(timeZone, new Date(campaign.createdAt))) })}</p>
        </div>
      </div>
      <CardFooter className="px-4">
        {status === 'draft' ? (
          <Button
            size="sm"
            className="flex-1"
            aria-label={t('card.publishNamed', { title })}
            onClick={() => onPublish(campaign)}
          >
            <Send aria-hidden />
            {t('card.publish')}
          </Button>
        ) : null}
        <Button asChild variant="secondary" size="sm" className="flex-1">
          <Link href={`/campaigns/${id}`} aria-label={t('card.viewNamed', { title })}>
            {t('card.view')}
          </Link>
        </Button>
      </CardFooter>
    </Card>
  )
}

type SelectCampaignProps = { title: string } & Pick<CampaignCardProps, 'isSelected' | 'onToggle'>

function SelectCampaign({ title, isSelected, onToggle }: SelectCampaignProps) {
  const t = useText(campaignMessages)
  const id = useId()
  return (
    // The label makes the target larger than the box.
    <label
      htmlFor={id}
      className="-my-2 -me-2 ms-auto flex size-9 pointer-coarse:size-11 items-center justify-center"
    >
      <Checkbox
        id={id}
        aria-label={t('card.select', { title })}
        checked={isSelected}
        onCheckedChange={onToggle}
      />
    </label>
  )
}
