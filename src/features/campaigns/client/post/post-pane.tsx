import { type ReactNode, useState } from 'react'
import { dollars } from '#client/i18n/format-dollars.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card, CardBody } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { toast } from '#client/ui/toast-store.ts'
import { findFormat } from '#connectors/social/formats/format-catalog.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { hasSiblings } from '#features/campaigns/post-siblings.ts'
import type { CampaignDialog } from '../detail/campaign-page-dialogs.tsx'
import { ManualPublishPanel } from '../manual-publish/manual-publish-panel.tsx'
import { UnconfirmedPanel } from '../manual-publish/unconfirmed-panel.tsx'
import { WriterIdeas } from '../new/writer-ideas.tsx'
import { PostPreview } from '../preview/post-preview.tsx'
import { usePreviewedAccount } from '../preview/use-previewed-account.ts'
import { PostAccount } from './post-account.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostFailure } from './post-failure.tsx'
import { PostHeading } from './post-heading.tsx'
import { PostMedia } from './post-media.tsx'
import { PostResults } from './post-results.tsx'
import { PostStory } from './post-story.tsx'
import type { PostDrafts } from './use-post-drafts.ts'
import { WrittenByNote } from './written-by-note.tsx'

/** Options from the creator: formats, paid or organic, and budget. */
function PostSettings({ post: { formats, adType, budget } }: { post: Post }) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const names = formats.flatMap((id) => findFormat(id)?.name[locale] ?? [])
  const parts = [
    names.join(', '),
    names.length > 0 && adType ? t(`settings.${adType}`) : '',
    budget === null ? '' : t('settings.budget', { amount: dollars(budget, locale) }),
  ].filter(Boolean)
  return parts.length > 0 ? <p className="text-muted text-xs">{parts.join(' · ')}</p> : null
}

interface PostPaneProps {
  campaign: CampaignDetail
  post: Post
  drafts: PostDrafts
  isEditing: boolean
  onOpen: (dialog: CampaignDialog) => void
  onBack: () => void
  /** Who gets it, if it goes to people one by one; its real results are with them. */
  recipients: ReactNode
}

/** One post: text, preview, media and history. */
export function PostPane({ campaign, post, drafts, isEditing, onOpen, onBack, recipients }: PostPaneProps) {
  const t = useText(campaignDetailMessages)
  const author = usePreviewedAccount(campaign.brandId, post)
  const typed = drafts.textOf(post)
  const isEditable = editableStates.has(post.state)
  const [isByHand, setIsByHand] = useState(false)
  function use(text: string) {
    drafts.type(post, { text })
    toast({ title: t('ideas.used') })
  }
  return (
    <div className="@container flex min-w-0 flex-col gap-5">
      <PostHeading
        post={post}
        isOnly={campaign.posts.length === 1}
        hasSiblings={hasSiblings(campaign, post)}
        hasUnsaved={drafts.isChanged(post)}
        onOpen={onOpen}
        onBack={onBack}
      />
      <PostAccount campaign={campaign} post={post} hasUnsaved={drafts.isChanged(post)} />
      <div className="-mt-3 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        <WrittenByNote campaign={campaign} post={post} />
        <PostSettings post={post} />
      </div>
      {post.state === 'failed' ? (
        <PostFailure post={post} onByHand={isByHand ? undefined : () => setIsByHand(true)} />
      ) : null}
      {post.state === 'needs_you' || (post.state === 'failed' && isByHand) ? (
        <ManualPublishPanel
          campaignId={campaign.id}
          post={post}
          onSchedule={() => onOpen({ kind: 'scheduleOne', post })}
        />
      ) : null}
      {post.state === 'unconfirmed' ? <UnconfirmedPanel campaignId={campaign.id} post={post} /> : null}
      <div className="grid @2xl:grid-cols-[minmax(0,1fr)_20rem] items-start gap-5">
        {/* In one column, the preview follows directly after the text it shows. */}
        <div className="flex min-w-0 @max-2xl:contents flex-col gap-5">
          {isEditable ? (
            <Card>
              <CardBody className="flex flex-col gap-6">
                <PostEditor campaign={campaign} post={post} drafts={drafts} hasFocus={isEditing} />
                <PostMedia campaign={campaign} post={post} />
                <WriterIdeas content={campaign.content} onUse={use} />
              </CardBody>
            </Card>
          ) : null}
          {recipients ? <div className="order-2">{recipients}</div> : null}
          {post.state === 'published' && (!recipients || post.destination === 'test') ? (
            <Card className="order-2">
              <CardBody>
                <PostResults campaignId={campaign.id} post={post} />
              </CardBody>
            </Card>
          ) : null}
          <Card className="order-2">
            <CardBody>
              <PostStory post={post} />
            </CardBody>
          </Card>
        </div>
        <section
          aria-label={t('preview.label')}
          className={cn('@2xl:sticky @2xl:top-20 min-w-0', isEditable ? 'order-1' : 'order-3')}
        >
          <h3 className="mb-2 font-semibold">{t('preview.label')}</h3>
          <PostPreview
            post={{
              platform: post.platform,
              ...typed,
              media: post.media,
              at: post.publishedAt ?? post.scheduledFor,
            }}
            account={author}
          />
        </section>
      </div>
    </div>
  )
}
