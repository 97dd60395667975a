import { cn } from '../ui/cn.ts'
import { useZoneWords } from './use-zone-words.ts'

/** Names the zone once for a list whose times omit it. */
export function ZoneNote({ className }: { className?: string }) {
  return <p className={cn('text-muted text-xs', className)}>{useZoneWords().all}</p>
}
