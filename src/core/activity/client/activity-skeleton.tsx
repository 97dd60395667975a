import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function ActivitySkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col py-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <span key={key} className="flex items-center gap-3 px-5 py-3">
          <Skeleton className="size-8 rounded-full" />
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3 w-24" />
          </span>
        </span>
      ))}
    </output>
  )
}
