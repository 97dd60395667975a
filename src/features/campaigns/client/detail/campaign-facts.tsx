import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { offersOf } from '#features/campaigns/campaign-offers.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { articleLink } from '#platform/screen-links.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { AiBadge } from './ai-badge.tsx'
import { CampaignStatusBadge } from './campaign-status-badge.tsx'
import { ManualPostsNote } from './manual-posts-note.tsx'
import { NotReadyNote } from './not-ready-note.tsx'

interface CampaignFactsProps {
  campaign: CampaignDetail
  hasUnsaved: boolean
  onRetry: () => void
  onPublish: () => void
  onShow: (postId: string) => void
}

/** The status of the campaign, and what the reader should do next. */
export function CampaignFacts({ campaign, hasUnsaved, onRetry, onPublish, onShow }: CampaignFactsProps) {
  const t = useText(campaignDetailMessages)
  const card = useText(campaignMessages)
  const format = useFormat()
  const { status, posts, postCount, deliveredCount } = campaign
  const failed = offersOf(posts).retry
  const unconfirmed = posts.filter(({ state }) => state === 'unconfirmed')
  const [first] = unconfirmed
  const late = posts.filter(({ isOverdue }) => isOverdue).length
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-xs">
        <CampaignStatusBadge campaign={campaign} />
        {campaign.aiGenerated ? <AiBadge writtenBy={campaign.writtenBy} /> : null}
        {status === 'draft' || campaign.isReadyForYou ? null : (
          <span className="font-medium text-ink tabular">
            {t('notes.delivered', { delivered: deliveredCount, count: postCount })}
          </span>
        )}
        <span>{card('card.created', { date: format.dateTime(campaign.createdAt) })}</span>
      </div>
      <TestLine posts={posts} />
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
            <Button variant="secondary" size="sm" disabled={hasUnsaved} onClick={onRetry}>
              {t('actions.retry', { count: failed })}
            </Button>
          </div>
        </Alert>
      ) : null}
      <NotReadyNote campaign={campaign} />
      <ManualPostsNote posts={posts} hasUnsaved={hasUnsaved} onPublish={onPublish} onShow={onShow} />
      {first ? (
        <Alert tone="warning">
          <div className="flex flex-wrap items-center gap-2">
            <p className="flex-1 basis-56">{t('notes.unconfirmed', { count: unconfirmed.length })}</p>
            <Button variant="secondary" size="sm" onClick={() => onShow(first.id)}>
              {t('notes.show', { count: unconfirmed.length })}
            </Button>
          </div>
        </Alert>
      ) : null}
      {hasUnsaved ? <output className="text-muted text-xs">{t('actions.unsaved')}</output> : null}
    </div>
  )
}

/** Says which posts go to the sandbox network, so that it is not mistaken for a real one. */
function TestLine({ posts }: Pick<CampaignDetail, 'posts'>) {
  const t = useText(campaignDetailMessages)
  const { namedPosts } = usePlatforms()
  const inside = posts.filter(({ destination }) => destination === 'test')
  if (inside.length === 0) return null
  const text =
    inside.length === posts.length ? t('notes.sandbox') : t('notes.partlySandbox', namedPosts(inside))
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
      <TestMark />
      {text}
    </p>
  )
}
