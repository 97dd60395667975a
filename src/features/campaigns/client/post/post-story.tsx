import { useText } from '#client/i18n/use-text.ts'
import { postStoryMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { storyOf } from '#features/campaigns/post-story.ts'
import { StoryLine } from './story-line.tsx'

/** The history of a post: its schedule, every attempt with account and result, and what comes next. */
export function PostStory({ post }: { post: Post }) {
  const t = useText(postStoryMessages)
  const steps = storyOf(post)
  return (
    <section aria-label={t('label')}>
      <h3 className="font-semibold">{t('label')}</h3>
      {post.attempts.length === 0 ? <p className="mt-2 text-muted">{t('none')}</p> : null}
      {steps.length > 0 ? (
        <ol className="mt-3 flex flex-col gap-4">
          {steps.map((step) => (
            <StoryLine key={step.kind === 'sent' ? step.attempt.id : step.kind} step={step} post={post} />
          ))}
        </ol>
      ) : null}
    </section>
  )
}
