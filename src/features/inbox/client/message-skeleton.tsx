import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface MessageSkeletonProps {
  label: string
  rows: number
}

export function MessageSkeleton({ label, rows }: MessageSkeletonProps) {
  return (
    <output className="flex flex-col divide-y">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className="flex gap-3 px-4 py-3.5">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <span className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-full" />
          </span>
        </span>
      ))}
    </output>
  )
}
