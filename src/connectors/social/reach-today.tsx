import { availabilityMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { reach } from './platforms.ts'

/** How many platforms we publish to automatically today; hidden once it is every platform that allows it. */
export function ReachToday({ className }: { className?: string }) {
  const t = useText(availabilityMessages)
  if (reach.live === reach.direct) return null
  return (
    <p className={cn('text-pretty text-muted', className)} data-reach>
      {t('partly', reach)}
    </p>
  )
}
