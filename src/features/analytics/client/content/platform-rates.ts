import type { FigureName } from '#connectors/social/results/figure-words.ts'
import type { PlatformFigures } from '#features/analytics/analytics.contract.ts'

/** What we call the figures here, and how the networks' words are found. */
export const comparedFigures = [
  ['reach', 'reach'],
  ['engagement', 'interactions'],
  ['clicks', 'clicks'],
] as const satisfies readonly (readonly [keyof PlatformFigures, FigureName])[]

type Figures = Pick<PlatformFigures, 'reach' | 'clicks' | 'engagement'>

/** A rate needs both figures, and somebody who was reached. */
const ofReach = (value: number | null, { reach }: Figures): number | null =>
  value === null || reach === null || reach === 0 ? null : value / reach

const times = (value: number | null, factor: number) => (value === null ? null : value * factor)

/** Clicks, in percent of reach. */
export const conversionOf = (figures: Figures) => times(ofReach(figures.clicks, figures), 100)

/** Reactions for each thousand of reach. */
export const perThousandOf = (figures: Figures) => times(ofReach(figures.engagement, figures), 1000)

/** With one decimal, for spreadsheets; empty if unknown. */
export const rounded = (value: number | null) => (value === null ? '' : Math.round(value * 10) / 10)
