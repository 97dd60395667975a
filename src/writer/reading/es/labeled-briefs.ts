import type { LabeledBrief } from '../labeled-brief.ts'
import type { DetailedBrief } from './detailed-brief.ts'
import { labeledBriefsOfArgentina } from './labeled-briefs-argentina.ts'
import { labeledCalendarBriefs } from './labeled-briefs-calendar.ts'
import { labeledBriefsOfColombia } from './labeled-briefs-colombia.ts'
import { labeledDailyBriefs } from './labeled-briefs-daily.ts'
import { labeledGraveBriefs } from './labeled-briefs-grave.ts'
import { labeledBriefsOfMexico } from './labeled-briefs-mexico.ts'
import { labeledBriefsOfMixedTrades } from './labeled-briefs-mixed.ts'
import { labeledPeopleBriefs } from './labeled-briefs-people.ts'
import { labeledSalesBriefs } from './labeled-briefs-sales.ts'
import { labeledBriefsOfSpain } from './labeled-briefs-spain.ts'

export const detailedSpanishBriefs: readonly DetailedBrief[] = [
  ...labeledSalesBriefs,
  ...labeledCalendarBriefs,
  ...labeledGraveBriefs,
  ...labeledPeopleBriefs,
  ...labeledDailyBriefs,
]

/** Briefs as shop owners type them, with what a careful reader finds in them. */
export const labeledSpanishBriefs: readonly LabeledBrief[] = [
  ...labeledBriefsOfSpain,
  ...labeledBriefsOfMexico,
  ...labeledBriefsOfArgentina,
  ...labeledBriefsOfColombia,
  ...labeledBriefsOfMixedTrades,
  ...detailedSpanishBriefs,
]
