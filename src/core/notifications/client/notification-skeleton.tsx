import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function NotificationSkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col divide-y">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex flex-col gap-2 px-4 py-3">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-full" />
        </span>
      ))}
    </output>
  )
}
