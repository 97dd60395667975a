import { CopyPlus, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { problemsOf } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { useUpdatePost } from '../detail/campaign.queries.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { TranslateDialog } from '../translate/translate-dialog.tsx'
import { CountedField } from './counted-field.tsx'
import { FollowUpsField } from './follow-ups-field.tsx'
import { PostHints } from './post-hints.tsx'
import { PostOptionsFields } from './post-options-fields.tsx'
import { PostProblems } from './post-problems.tsx'
import { PostToolBar } from './post-tools.tsx'
import { ShareTextDialog } from './share-text-dialog.tsx'
import type { PostDrafts } from './use-post-drafts.ts'
import { usePostTools } from './use-post-tools.ts'
import { useUndoShare } from './use-undo-share.ts'

interface PostEditorProps {
  campaign: CampaignDetail
  post: Post
  drafts: PostDrafts
  hasFocus: boolean
}

const undoes = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

const saves = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey)

/** Edits the text for one platform and checks its limits on every key. */
export function PostEditor({ campaign, post, drafts, hasFocus }: PostEditorProps) {
  const t = useText(campaignDetailMessages)
  const { labelOfPost } = usePlatforms()
  const update = useUpdatePost()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSharing, setIsSharing] = useState(false)
  const [isTranslating, setIsTranslating] = useState(false)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])

  const { platform, media, limits } = post
  const { title, text, followUps, options } = drafts.textOf(post)
  const isChanged = drafts.isChanged(post)
  const tools = usePostTools({
    campaignId: campaign.id,
    postId: post.id,
    text,
    onReplace: (words) => drafts.type(post, { text: words }),
  })
  const sharing = useUndoShare(campaign, drafts)
  const common = { platform, hasMedia: media.length > 0, limits }

  function save() {
    if (!isChanged || update.isPending) return
    update.mutate(
      { params: { id: campaign.id, postId: post.id }, body: { title, text, followUps, options } },
      { onSuccess: () => drafts.keepNewer(post.id, { title, text, followUps, options }) },
    )
  }

  return (
    <>
      <form
        noValidate
        aria-label={t('editor.label', { platform: labelOfPost(post) })}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={(event) => {
          if (saves(event)) save()
        }}
        className="flex flex-col gap-4"
      >
        {manifestOf(platform).title ? (
          <CountedField {...common} label={t('editor.title')} field="title" text={title}>
            <Input value={title} onChange={(event) => drafts.type(post, { title: event.target.value })} />
          </CountedField>
        ) : null}
        <PostToolBar tools={tools} isEmpty={text.trim() === ''} onTranslate={() => setIsTranslating(true)} />
        <CountedField {...common} label={t('editor.text')} field="text" text={text}>
          <Textarea
            ref={field}
            rows={10}
            dir="auto"
            value={text}
            aria-busy={tools.pending !== null || undefined}
            onKeyDown={(event) => {
              // The browser's own undo knows nothing of a replaced text.
              if (!undoes(event) || !tools.isReplaced) return
              event.preventDefault()
              tools.undo()
            }}
            onChange={(event) => drafts.type(post, { text: event.target.value })}
          />
        </CountedField>
        <FollowUpsField
          key={post.id}
          platform={platform}
          limits={limits}
          words={{ text, followUps }}
          onChange={(words) => drafts.type(post, words)}
        />
        <PostOptionsFields
          platform={platform}
          isByHand={post.destination === 'person'}
          options={options}
          hasMedia={media.length > 0}
          onChange={(options) => drafts.type(post, { options })}
        />
        <PostProblems
          title={t('editor.problems')}
          problems={problemsOf({ platform, title, text, followUps, options, limits }, media)}
        />
        <PostHints post={post} text={text} options={options} />
        <RefusalAlert error={update.error} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {campaign.posts.length > 1 && text.trim() !== '' ? (
            <Button variant="link" className="me-auto" onClick={() => setIsSharing(true)}>
              <CopyPlus aria-hidden />
              {t('editor.share')}
            </Button>
          ) : null}
          {sharing.canUndo ? (
            <Button variant="link" className="me-auto" onClick={sharing.undo}>
              <Undo2 aria-hidden />
              {t('share.undo')}
            </Button>
          ) : null}
          <div className="flex gap-2">
            {isChanged ? (
              <Button variant="ghost" onClick={() => drafts.forget(post.id)}>
                {t('editor.discard')}
              </Button>
            ) : null}
            <Button
              type="submit"
              title={t('editor.saveKeys')}
              disabled={!isChanged}
              pending={update.isPending}
            >
              {t('editor.save')}
            </Button>
          </div>
        </div>
      </form>
      {isSharing ? (
        <ShareTextDialog
          campaign={campaign}
          from={post}
          text={text}
          onDone={(texts) => {
            sharing.offer(texts)
            for (const { postId } of texts) drafts.forgetText(postId)
          }}
          onClose={() => setIsSharing(false)}
        />
      ) : null}
      {isTranslating ? (
        <TranslateDialog
          campaignId={campaign.id}
          post={post}
          text={text}
          onUse={tools.replace}
          onClose={() => setIsTranslating(false)}
        />
      ) : null}
    </>
  )
}
