import { Suspense } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PlotProps } from './plot-parts.ts'
import { LatePlots } from './plots.tsx'

interface DrawnProps extends PlotProps {
  kind: keyof typeof LatePlots
}

/** A chart whose drawing code may still be on its way; its place is kept. */
export function Plot({ kind, ...props }: DrawnProps) {
  const Drawn = LatePlots[kind]
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <Drawn {...props} />
    </Suspense>
  )
}
