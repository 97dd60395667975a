import { Skeleton } from '#client/ui/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four', 'five']

export function PlanSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton className="w-24" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="w-1/2" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}
