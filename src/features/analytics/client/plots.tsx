import { late } from '#client/late.tsx'
import type { PlotProps } from './plot-parts.ts'

/** The library that draws is fetched when the first chart is shown. */
export const LatePlots = {
  Line: late<PlotProps, 'LinePlot'>(() => import('./line-plot.tsx'), 'LinePlot'),
  Bar: late<PlotProps, 'BarPlot'>(() => import('./bar-plot.tsx'), 'BarPlot'),
}
