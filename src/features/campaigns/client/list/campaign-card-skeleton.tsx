import { Card, CardFooter } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

export function CampaignCardSkeleton() {
  return (
    <Card className="flex h-full flex-col" aria-hidden>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Skeleton className="h-5 w-24 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="w-full" />
        </div>
        <div className="flex gap-1.5">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-16 rounded-full" />
        </div>
        <Skeleton className="mt-4 h-3.5 w-40" />
      </div>
      <CardFooter className="px-4">
        <Skeleton className="h-8 flex-1" />
        <Skeleton className="h-8 flex-1" />
      </CardFooter>
    </Card>
  )
}
