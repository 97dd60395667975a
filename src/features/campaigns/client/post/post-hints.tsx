import { Info } from 'lucide-react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { toDatetimeLocal } from '#client/time/datetime-local.ts'
import { useNow } from '#client/time/use-now.ts'
import { describeHint, hintsOf } from '#connectors/social/checks/post-hints.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

interface PostHintsProps {
  post: Pick<Post, 'platform' | 'media' | 'scheduledFor'>
  text: string
  options: Post['options']
}

/** What the network will do with a post that a person may not expect. Nothing has to be changed. */
export function PostHints({ post: { platform, media, scheduledFor }, text, options }: PostHintsProps) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const { timeZone } = useWorkspace()
  const now = useNow()
  const goesOutAt = toDatetimeLocal(timeZone, scheduledFor ? new Date(scheduledFor) : now)
  const hints = hintsOf({ platform, text, options, media, goesOutAt })
  if (hints.length === 0) return null
  return (
    <ul aria-label={t('editor.hints')} className="flex flex-col gap-1.5 text-muted text-xs">
      {hints.map((hint) => (
        <li key={hint.kind} className="flex items-start gap-1.5">
          <Info aria-hidden className="mt-px size-3.5 shrink-0" />
          {describeHint(platform, hint, locale)}
        </li>
      ))}
    </ul>
  )
}
