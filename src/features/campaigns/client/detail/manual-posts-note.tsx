import { Plug, Send } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { isFinishedInApp } from '#features/campaigns/post-reasons.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'

interface ForYouNoteProps {
  posts: readonly Post[]
  hasUnsaved: boolean
  onPublish: () => void
  onShow: (postId: string) => void
}

const reasons = {
  no_account: 'notes.noAccount',
  needs_reconnect: 'notes.lockedOut',
  chosen_account_gone: 'notes.accountGone',
} as const
const hasText = (reason: string | null): reason is keyof typeof reasons =>
  reason !== null && Object.hasOwn(reasons, reason)

/** Posts that a person has to publish, why, and how: in the network's app, by hand or through an account. */
export function ManualPostsNote({ posts, hasUnsaved, onPublish, onShow }: ForYouNoteProps) {
  const t = useText(campaignDetailMessages)
  const { namedPosts } = usePlatforms()
  const waiting = posts.filter(({ state }) => state === 'needs_you')
  const [first] = waiting
  if (!first) return null
  const inApp = waiting.filter(({ reason }) => isFinishedInApp(reason))
  const unsent = waiting.filter(({ reason }) => !isFinishedInApp(reason))
  const sendable = unsent.filter(({ destination }) => destination !== 'person')
  const others = unsent.filter(({ destination }) => destination === 'person')
  const groups = Map.groupBy(others, ({ reason }) => (hasText(reason) ? reasons[reason] : 'notes.forYou'))
  const platformsOf = (some: readonly Post[]) => namedPosts(some)
  return (
    <Alert tone="warning">
      <div className="flex flex-col gap-2">
        {[...groups].map(([text, those]) => (
          <p key={text}>{t(text, platformsOf(those))}</p>
        ))}
        {inApp.length > 0 ? <p>{t('notes.finishInApp', platformsOf(inApp))}</p> : null}
        {sendable.length > 0 ? <p>{t('notes.connected', platformsOf(sendable))}</p> : null}
        <div className="flex flex-wrap gap-2">
          {sendable.length > 0 ? (
            <Button size="sm" disabled={hasUnsaved} onClick={onPublish}>
              <Send aria-hidden />
              {t('actions.publishWaiting')}
            </Button>
          ) : null}
          <Button variant="secondary" size="sm" onClick={() => onShow(first.id)}>
            {t('notes.show', { count: waiting.length })}
          </Button>
          {others.length > 0 ? (
            <Button asChild variant="secondary" size="sm">
              <Link href="/settings?section=channels">
                <Plug aria-hidden />
                {t('actions.connect')}
              </Link>
            </Button>
          ) : null}
        </div>
      </div>
    </Alert>
  )
}
