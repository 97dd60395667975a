import { Card, CardBody, CardFooter } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Placeholder for a form in a card. */
export function FormCardSkeleton({ label, fields = 3 }: { label: string; fields?: number }) {
  return (
    <Card aria-busy>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <CardBody className="flex flex-col gap-5">
        <Skeleton className="h-5 w-40" />
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never reordered
          <div key={index} className="flex flex-col gap-1.5">
            <Skeleton className="w-24" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
      </CardBody>
      <CardFooter>
        <Skeleton className="h-9 w-32" />
      </CardFooter>
    </Card>
  )
}
