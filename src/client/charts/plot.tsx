import { Suspense } from 'react'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PlotProps } from './plot-parts.ts'

// The chart library is large, so it is loaded with the first chart.
const plots = {
  line: lazyWithPreload<PlotProps, 'LinePlot'>(() => import('./line-plot.tsx'), 'LinePlot'),
  bar: lazyWithPreload<PlotProps, 'BarPlot'>(() => import('./bar-plot.tsx'), 'BarPlot'),
}

interface DrawnProps extends PlotProps {
  kind: keyof typeof plots
}

/** A chart whose code may still be loading; its space is reserved. */
export function Plot({ kind, ...props }: DrawnProps) {
  const Drawn = plots[kind]
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <Drawn {...props} />
    </Suspense>
  )
}
