import type { Locale } from '#platform/locale.ts'

export const briefKinds = [
  'offer',
  'event',
  'new_product',
  'hours',
  'sad_news',
  'apology',
  'warning',
  'charity',
  'contest',
  'limited_stock',
  'greeting',
  'job',
  'testimonial',
  'anniversary',
  'tip',
  'general',
] as const
export type BriefKind = (typeof briefKinds)[number]

/** What the reader needs to know about the shop to read its brief. */
export type ReadingContext = {
  /** The language of the shop's texts; counts when the brief is too short to tell. */
  locale: Locale
  /** ISO 3166-1 alpha-2; decides currency, 3/4 as March or April, and AM/PM. */
  country: string | null
  /** The day of writing in the shop's zone, YYYY-MM-DD: "this Friday" is counted from it. */
  today: string
  products: readonly string[]
}

export type Money = { amount: number; currency: string | null }

/** A calendar day, YYYY-MM-DD. */
export type Day = string

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/**
 * - `on`: one or more days. `until`, `from`: open on one side. `between`: `days` has the first and the last.
 * - `every`: weekdays that repeat. `month`: a whole month, named by its first day.
 * - `words`: a time that no calendar has ("while stocks last" is a quantity, "all week" is `words`).
 */
export type DateForm = 'on' | 'until' | 'from' | 'between' | 'every' | 'month' | 'words'

export type SlotValue =
  /** `on` is what is reduced, as typed: "balayage", "all winter coats". */
  | { type: 'offer'; form: 'percent'; percent: number; on: string | null }
  | { type: 'offer'; form: 'amount_off'; money: Money; on: string | null }
  /** 2x1, 3 for 2, buy one get one free; `text` of the slot says it. */
  | { type: 'offer'; form: 'multibuy'; get: number; pay: number; on: string | null }
  /** "free delivery", "first class free": something that costs nothing. */
  | { type: 'offer'; form: 'free'; on: string | null }
  | { type: 'offer'; form: 'other'; on: string | null }
  | {
      type: 'price'
      money: Money
      upTo: Money | null
      before: Money | null
      form: 'is' | 'from' | 'only'
      per: string | null
      on: string | null
    }
  | { type: 'product'; name: string }
  /** How much there is, or how many may take part: "20 places", "while stocks last". */
  | { type: 'quantity'; count: number | null }
  | { type: 'date'; form: DateForm; days: readonly Day[]; weekdays: readonly Weekday[] }
  /** HH:MM. */
  | { type: 'time'; form: 'at' | 'until' | 'from' | 'between'; from: string; to: string | null }
  | { type: 'place' }
  | { type: 'condition' }
  | { type: 'audience' }
  | { type: 'person'; name: string; role: string | null }
  | { type: 'quote'; words: string; by: string | null }
  | { type: 'phone'; number: string }
  | { type: 'link'; url: string }
  | { type: 'mail'; address: string }
  /** What the reader is asked to do: book, call, tag a friend. `verb` in its dictionary form, in the brief's language. */
  | { type: 'action'; verb: string }
  | { type: 'gift' }
  | { type: 'reason' }
  | { type: 'title'; name: string }
  | { type: 'detail' }

export type SlotType = SlotValue['type']

/** A part of the brief that says one thing. `start` and `end` are places in `BriefReading.text`; `text` is what stands there. */
export type Slot = { start: number; end: number; text: string; value: SlotValue }

/** A wish to the writer: obeyed, shown, never published. */
export type Direction = {
  start: number
  end: number
  text: string
  wish:
    | { type: 'tone'; tone: 'warm' | 'professional' | 'funny' | 'elegant' | 'urgent' | 'plain' }
    | { type: 'length'; length: 'short' | 'long' }
    /** The slots of this type, or with these words, stay out. */
    | { type: 'omit'; what: SlotType | null; words: string }
    | { type: 'emoji'; isWanted: boolean }
    | { type: 'hashtags'; isWanted: boolean }
    /** "invite them to book": the call, where the brief has no other. */
    | { type: 'call'; verb: string }
    | { type: 'platform'; name: string }
    | { type: 'language'; locale: Locale }
    /** What the picture should show. */
    | { type: 'picture'; scene: string }
    | { type: 'other' }
}

/**
 * A clause of the brief, in its order. Every part of the brief is in a statement or a direction: nothing is lost.
 * `isCovered`: its slots say all of it, so it may be rephrased; otherwise it is kept in the owner's words, polished.
 */
export type Statement = {
  start: number
  end: number
  /** With the certain mistakes mended: shorthand, accents, capitals, spaces. No period at its end. */
  polished: string
  /** Places in `BriefReading.slots`. */
  slots: readonly number[]
  isCovered: boolean
  isQuestion: boolean
}

export type BriefReading = {
  /** The brief as it was read: without markup and invisible characters. */
  text: string
  language: Locale
  kind: BriefKind
  /** 0 to 1. Below `SURE`, the person is asked. */
  confidence: number
  /** The next likely kinds, best first, without `kind`. */
  otherKinds: readonly BriefKind[]
  /** No cheer, no emoji, no sales: death, illness, recall, apology, closing down, and news like them. */
  isSerious: boolean
  slots: readonly Slot[]
  directions: readonly Direction[]
  statements: readonly Statement[]
  /** The owner's own, without the # sign. */
  hashtags: readonly string[]
}

export const SURE = 0.6
