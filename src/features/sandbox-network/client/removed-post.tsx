import { Trash2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { FeedPost, SandboxAccount } from '../sandbox-network.contract.ts'

interface RemovedPostProps {
  post: FeedPost
  account: SandboxAccount
  now: Date
}

/** Placeholder of a removed post, without its content. */
export function RemovedPost({ post, account, now }: RemovedPostProps) {
  const t = useText(sandboxMessages)
  const format = useFormat()
  return (
    <article id={post.id} aria-label={t('postOf', { name: account.name })} className="scroll-mt-20">
      <Card className="flex items-center gap-3 border-dashed px-4 py-3 text-muted">
        <Trash2 aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1">{t('removed')}</span>
        <time dateTime={post.acceptedAt} title={format.dateTime(post.acceptedAt)} className="text-xs">
          {format.relative(post.acceptedAt, now)}
        </time>
      </Card>
    </article>
  )
}
