import { Skeleton } from '#client/ui/skeleton.tsx'

/** The shape of the first tab while the brand is on its way. */
export function StudioSkeleton({ label }: { label: string }) {
  return (
    <section aria-label={label} aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg max-lg:order-first" />
    </section>
  )
}
