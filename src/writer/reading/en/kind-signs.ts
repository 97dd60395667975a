import type { BriefKind } from '../brief-reading.ts'
import {
  anniversarySigns,
  charitySigns,
  generalSigns,
  greetingSigns,
  hoursSigns,
  jobSigns,
  testimonialSigns,
  tipSigns,
} from './signs-community.ts'
import { fieldSigns } from './signs-fields.ts'
import { breakdownSign, newsSigns } from './signs-news.ts'
import { contestSigns, eventSigns, newSigns, offerSigns, stockSigns } from './signs-selling.ts'
import { apologySigns, sadSigns, warningSigns } from './signs-serious.ts'
import { wordingSigns } from './signs-wordings.ts'

/** Phrases that tell what a brief is about, and how surely; `more` is the share that each further one adds. */
export type KindSign = readonly [kind: BriefKind, points: number, phrases: string, more?: number]

export const kindSigns: readonly KindSign[] = [
  ...sadSigns,
  ...apologySigns,
  ...warningSigns,
  ...jobSigns,
  ...charitySigns,
  ...contestSigns,
  ...stockSigns,
  ...testimonialSigns,
  ...anniversarySigns,
  ...greetingSigns,
  ...tipSigns,
  ...eventSigns,
  ...newSigns,
  ...hoursSigns,
  ...offerSigns,
  ...generalSigns,
  ...fieldSigns,
  ...wordingSigns,
  ...newsSigns,
  breakdownSign,
]
