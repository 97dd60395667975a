import { Send } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { readyToPostMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { useWaitingPosts } from './waiting.queries.ts'

/** What waits for a person now, with the way there; nothing if nothing waits. */
export function WaitingPostsNote({ className }: { className?: string }) {
  const t = useText(readyToPostMessages)
  const { named } = usePlatforms()
  const { data } = useWaitingPosts()
  if (!data || data.total === 0) return null
  const { names } = named(data.posts.map(({ platform }) => platform))
  return (
    <Alert tone="warning" className={className} title={t('note.title', { count: data.total })}>
      <p className="break-words">{names}</p>
      <Button asChild size="sm" className="mt-2">
        <Link href="/ready-to-post">
          <Send aria-hidden />
          {t('note.action')}
        </Link>
      </Button>
    </Alert>
  )
}
