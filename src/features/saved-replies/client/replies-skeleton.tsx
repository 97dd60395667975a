import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function RepliesSkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col gap-4 p-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <span key={row} className="flex flex-col gap-1.5">
          <Skeleton className="w-36" />
          <Skeleton className="w-full" />
        </span>
      ))}
    </output>
  )
}
