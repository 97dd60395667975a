import type { LabeledBrief } from '../labeled-brief.ts'
import { labeledBriefsOfArgentina } from './labeled-briefs-argentina.ts'
import { labeledBriefsOfColombia } from './labeled-briefs-colombia.ts'
import { labeledBriefsOfMexico } from './labeled-briefs-mexico.ts'
import { labeledBriefsOfMixedTrades } from './labeled-briefs-mixed.ts'
import { labeledBriefsOfSpain } from './labeled-briefs-spain.ts'

/** Briefs as shop owners type them, with what a careful reader finds in them. */
export const labeledSpanishBriefs: readonly LabeledBrief[] = [
  ...labeledBriefsOfSpain,
  ...labeledBriefsOfMexico,
  ...labeledBriefsOfArgentina,
  ...labeledBriefsOfColombia,
  ...labeledBriefsOfMixedTrades,
]
