import type { ReactNode } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { postStoryMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import type { StoryStep } from '#features/campaigns/post-story.ts'
import { useManualReason } from '../manual-publish/use-manual-reason.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ReconnectLink } from './reconnect-link.tsx'
import { StoryAttempt } from './story-attempt.tsx'

const dots = {
  planned: 'bg-border-control',
  asking: 'bg-info',
  waits: 'bg-info',
  rests: 'bg-info',
  stopped: 'bg-danger',
  unconfirmed: 'bg-warning',
  confirmed: 'bg-success',
  published: 'bg-success',
  drafted: 'bg-warning',
  processing: 'bg-info',
  rejected: 'bg-danger',
  rate_limited: 'bg-warning',
  token_expired: 'bg-warning',
  needs_reconnect: 'bg-danger',
  not_sent: 'bg-warning',
  unknown: 'bg-warning',
} as const

function dotOf(step: StoryStep, post: Post): string {
  if (step.kind === 'sent') return step.attempt.outcome ? dots[step.attempt.outcome] : 'bg-info'
  return step.kind === 'stopped' && post.state === 'needs_you' ? 'bg-warning' : dots[step.kind]
}

export function StoryLine({ step, post }: { step: StoryStep; post: Post }) {
  const t = useText(postStoryMessages)
  const format = useFormat()
  const { labelOf } = usePlatforms()
  const why = useManualReason(post)

  function stepText(): ReactNode {
    switch (step.kind) {
      case 'sent':
        return <StoryAttempt step={step} />
      case 'planned':
        return <p>{t('planned', { date: format.dateTime(step.at) })}</p>
      case 'waits':
        return <p>{t('waits', { date: format.dateTime(step.until) })}</p>
      case 'rests': {
        const platform = labelOf(post.platform)
        return <p>{t('rests', { platform, date: format.dateTime(step.until) })}</p>
      }
      case 'confirmed': {
        const date = format.dateTime(step.at)
        return (
          <p className="break-words">
            {step.by ? t('confirmed', { name: step.by, date }) : t('confirmedBySomebody', { date })}
          </p>
        )
      }
      case 'stopped':
        return (
          <>
            <p>{why ?? t('stopped')}</p>
            {post.reason === 'needs_reconnect' ? <ReconnectLink className="mt-2" /> : null}
          </>
        )
      case 'asking':
      case 'unconfirmed':
        return <p>{t(step.kind)}</p>
    }
  }

  return (
    <li className="flex gap-3">
      <span aria-hidden className={cn('mt-1.5 size-2 shrink-0 rounded-full', dotOf(step, post))} />
      <div className="min-w-0">{stepText()}</div>
    </li>
  )
}
