import { PenLine } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { writingMessages } from '../i18n/index.ts'
import { useWriter } from './writing.queries.ts'

/** Names the writer in advance. Silent if unknown: the finished text names it again. */
export function WriterNote({ className }: { className?: string }) {
  const t = useText(writingMessages)
  const { user } = useCurrentUser()
  const { data: writer, isPending } = useWriter()
  if (isPending) return <Skeleton className={cn('w-60', className)} />
  if (!writer) return null
  const mayConnect =
    writer.kind === 'built-in' && !writer.isAtLimit && user !== null && user.role !== 'member'
  return (
    <p className={cn('flex items-start gap-2 text-muted text-sm', className)}>
      <PenLine aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {writer.model ? t('ai', { model: writer.model }) : t(writer.isAtLimit ? 'atLimit' : 'builtIn')}
        {mayConnect ? ' ' : null}
        {mayConnect ? (
          <Link
            href="/settings?section=ai"
            className="inline-flex pointer-coarse:min-h-11 items-center rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
          >
            {t('connect')}
          </Link>
        ) : null}
      </span>
    </p>
  )
}
