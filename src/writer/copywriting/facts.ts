import type { BriefReading, Slot, SlotValue } from '../reading/brief-reading.ts'

export type OfferValue = Extract<SlotValue, { type: 'offer' }>
export type PriceValue = Extract<SlotValue, { type: 'price' }>
export type DateValue = Extract<SlotValue, { type: 'date' }>
export type TimeValue = Extract<SlotValue, { type: 'time' }>

/** A value with the words it was read from: "till dec 10". */
export type Said<Value> = { value: Value; text: string }

export type When = { dates: readonly Said<DateValue>[]; times: readonly Said<TimeValue>[] }

type Common = {
  /**
   * All of it in the owner's words: polished, dates and times as people write them, without a period at the end.
   * Always correct, so a grammar that knows nothing better says this.
   */
  words: string
  /** The same with short dates: "until Dec 10". */
  shortWords: string
  /** The statements it came from, in the order of the brief. */
  statements: readonly number[]
}

/**
 * A reduction or a price with all that belongs to it. Its parts say everything that `words` says, so a grammar may
 * build new sentences from them; every part must be in each sentence.
 */
export type OfferUnit = Common & {
  type: 'offer'
  offer: Said<OfferValue> | null
  price: Said<PriceValue> | null
  /** What is reduced or sold, as typed: "balayage", "all winter coats". */
  on: string | null
  when: When
  /** Who, how many, under which condition; phrases as typed: "new clients only", "20 places", "with the card". */
  limits: readonly string[]
  place: string | null
}

/** Something that happens at a time. `what` is a noun phrase: "presentation of “Tides” by Ines Ferrer". */
export type EventUnit = Common & {
  type: 'event'
  what: string
  when: When
  place: string | null
  /** "free entry", "20 places": phrases as typed. */
  limits: readonly string[]
}

/** A customer's words, never changed. */
export type QuoteUnit = Common & { type: 'quote'; quote: string; by: string | null }

/** Kept in the owner's words. The grammar may only give it a subject: "closed on Monday", "We are closed on Monday". */
export type WordsUnit = Common & {
  type: 'words'
  isQuestion: boolean
  /** Asks something of the reader, as "follow us and tag a friend" does. */
  hasAction: boolean
  /** A limit of the offer before it, when that one could not be rebuilt: must stay beside it. */
  isLimit: boolean
  slots: readonly Slot[]
}

export type Unit = OfferUnit | EventUnit | QuoteUnit | WordsUnit

/** What the reader is asked to do. */
export type Call = {
  /** In its dictionary form: "book", "reservar"; null if only a contact was given. */
  verb: string | null
  /** The request as typed, without contact: "Pide cita". Only where a few words say it. */
  asked?: string | null
  /**
   * The owner's own words for it when they say more than the verb: "tag who you would bring". They are a sentence, and
   * hold the contacts already if `hasContacts`.
   */
  words: string | null
  hasContacts: boolean
  link: string | null
  phone: string | null
  mail: string | null
  /** Until when: "apply by Friday the 11th". Already restated, without a preposition mistake. */
  until: Said<DateValue> | null
}

export type Facts = {
  reading: BriefReading
  /** In the order in which they are told. */
  units: readonly Unit[]
  /** Null if the brief asks nothing and none is fitting. */
  call: Call | null
}
