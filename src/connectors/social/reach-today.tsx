import { availabilityMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { reach } from './platforms.ts'

/** To how many platforms posts go by themselves today; nothing once that is all of those which allow it. */
export function ReachToday({ className }: { className?: string }) {
  const t = useText(availabilityMessages)
  if (reach.live === reach.direct) return null
  return (
    <p className={cn('text-pretty text-muted', className)} data-reach>
      {t(reach.live ? 'partly' : 'byHand', reach)}
    </p>
  )
}
