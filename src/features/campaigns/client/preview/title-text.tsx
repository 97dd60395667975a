import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'

/** A headline in a preview, or a placeholder. */
export function TitleText({ title, className = 'line-clamp-4' }: { title: string; className?: string }) {
  const t = useText(previewMessages)
  const isThere = title.trim() !== ''
  return (
    <p dir="auto" className={cn('break-words font-semibold', !isThere && 'text-muted', className)}>
      {isThere ? title : t('noTitle')}
    </p>
  )
}
