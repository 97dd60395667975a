import { cn } from '../ui/cn.ts'
import { useZoneWords } from './use-zone-words.ts'

/** At the head of a list whose times stand without their zone, because it would be said on every line. */
export function ZoneNote({ className }: { className?: string }) {
  return <p className={cn('text-muted text-xs', className)}>{useZoneWords().all}</p>
}
