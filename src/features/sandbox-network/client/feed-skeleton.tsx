import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function FeedSkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col gap-5">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2].map((row) => (
        <Card key={row} className="flex flex-col gap-3 p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="w-32" />
          </div>
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
          <Skeleton className="h-48 w-full" />
        </Card>
      ))}
    </output>
  )
}
