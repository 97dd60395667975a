import { useEffect, useRef } from 'react'
import { checkPost } from '#channels/check-post.ts'
import { manifestOf } from '#channels/registry.ts'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { Post } from '../post-shape.ts'
import { useUpdatePost } from './campaign.queries.ts'
import { CountedField } from './counted-field.tsx'
import { PostProblems } from './post-problems.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { usePlatforms } from './use-platforms.ts'
import type { PostDrafts } from './use-post-drafts.ts'

interface PostEditorProps {
  campaignId: string
  post: Post
  drafts: PostDrafts
  hasFocus: boolean
}

/** What the campaign says on one platform, held against its limits with every key. */
export function PostEditor({ campaignId, post, drafts, hasFocus }: PostEditorProps) {
  const t = useText(campaignDetailMessages)
  const { labelOf } = usePlatforms()
  const update = useUpdatePost()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])

  const manifest = manifestOf(post.platform)
  const { title, text } = drafts.textOf(post)
  const isChanged = drafts.isChanged(post)
  const count = (kind: 'picture' | 'video') => post.media.filter((item) => item.kind === kind).length
  const problems = checkPost({
    platform: post.platform,
    title,
    text,
    pictures: count('picture'),
    videos: count('video'),
  })

  function save() {
    update.mutate(
      { params: { id: campaignId, postId: post.id }, body: { title, text } },
      { onSuccess: () => drafts.keepNewer(post.id, { title, text }) },
    )
  }

  return (
    <form
      noValidate
      aria-label={t('editor.label', { platform: labelOf(post.platform) })}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="flex flex-col gap-4"
    >
      {manifest.title ? (
        <CountedField label={t('editor.title')} text={title} rule={manifest.title}>
          <Input value={title} onChange={(event) => drafts.type(post, { title: event.target.value })} />
        </CountedField>
      ) : null}
      <CountedField label={t('editor.text')} text={text} rule={manifest.text}>
        <Textarea
          ref={field}
          rows={10}
          value={text}
          onChange={(event) => drafts.type(post, { text: event.target.value })}
        />
      </CountedField>
      <PostProblems title={t('editor.problems')} problems={problems} />
      <RefusalAlert error={update.error} />
      <div className="flex flex-wrap justify-end gap-2">
        {isChanged ? (
          <Button variant="ghost" onClick={() => drafts.forget(post.id)}>
            {t('editor.discard')}
          </Button>
        ) : null}
        <Button type="submit" disabled={!isChanged} pending={update.isPending}>
          {t('editor.save')}
        </Button>
      </div>
    </form>
  )
}
