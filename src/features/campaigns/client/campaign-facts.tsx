import { Link } from 'wouter'
import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { articleLink } from '#features/help/client/article-link.ts'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import { AiBadge } from './ai-badge.tsx'
import { CampaignStatusBadge } from './campaign-status-badge.tsx'

interface CampaignFactsProps {
  campaign: CampaignDetail
  hasUnsaved: boolean
  onRetry: () => void
}

/** Where the campaign stands as a whole, and what it asks of the person who looks at it. */
export function CampaignFacts({ campaign, hasUnsaved, onRetry }: CampaignFactsProps) {
  const t = useText(campaignDetailMessages)
  const card = useText(campaignMessages)
  const format = useFormat()
  const { status, posts, postCount, deliveredCount } = campaign
  const count = (...states: string[]) => posts.filter(({ state }) => states.includes(state)).length
  const failed = count('failed')
  const late = posts.filter(({ isOverdue }) => isOverdue).length
  const waiting = count('needs_you', 'unconfirmed')
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-xs">
        <CampaignStatusBadge campaign={campaign} />
        {campaign.aiGenerated ? <AiBadge writtenBy={campaign.writtenBy} /> : null}
        {status === 'draft' ? null : (
          <span className="font-medium text-ink tabular">
            {t('notes.delivered', { delivered: deliveredCount, count: postCount })}
          </span>
        )}
        <span>{card('card.created', { date: format.dateTime(campaign.createdAt) })}</span>
      </div>
      {late > 0 ? (
        <Alert tone="danger">
          <p>
            {t('notes.overdue', { count: late })}{' '}
            <Link href={articleLink('late-posts')} className="text-primary-ink underline underline-offset-4">
              {t('notes.whyLate')}
            </Link>
          </p>
        </Alert>
      ) : null}
      {failed > 0 ? (
        <Alert tone="danger">
          <div className="flex flex-wrap items-center gap-2">
            <p className="flex-1 basis-56">{t('notes.failed', { count: failed })}</p>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('actions.retry', { count: failed })}
            </Button>
          </div>
        </Alert>
      ) : null}
      {waiting > 0 ? (
        <Alert tone="warning">
          <p>{t('notes.needsYou', { count: waiting })}</p>
        </Alert>
      ) : null}
      {hasUnsaved && posts.some(({ state }) => state === 'draft') ? (
        <output className="text-muted text-xs">{t('actions.unsaved')}</output>
      ) : null}
    </div>
  )
}
