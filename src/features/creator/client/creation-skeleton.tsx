import { Card, CardBody } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

export function CreationSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      <CardBody className="flex flex-col gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-24" />
        <Skeleton className="h-9 w-40" />
      </CardBody>
    </Card>
  )
}
