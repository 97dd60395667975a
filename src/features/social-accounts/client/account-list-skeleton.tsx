import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function AccountListSkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col gap-2 py-1">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
    </output>
  )
}
