import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

const cells = Array.from({ length: 35 }, (_, place) => place)

/** The month without its content. */
export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <output className="block">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Card className="grid grid-cols-7 overflow-hidden">
        {cells.map((place) => (
          <div key={place} className="min-h-14 border-r border-b p-1.5 sm:min-h-36">
            <Skeleton className="size-5 rounded-full" />
            {place % 3 === 0 ? <Skeleton className="mt-2 hidden h-9 sm:block" /> : null}
          </div>
        ))}
      </Card>
    </output>
  )
}
