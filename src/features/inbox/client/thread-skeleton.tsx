import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function ThreadSkeleton({ label }: { label: string }) {
  return (
    <output className="flex min-h-0 flex-1 flex-col justify-end gap-5 overflow-hidden p-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-14 w-3/5 rounded-lg" />
      <Skeleton className="h-10 w-1/2 self-end rounded-lg" />
      <Skeleton className="h-16 w-3/5 rounded-lg" />
    </output>
  )
}
