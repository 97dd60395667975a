import type { Locale } from '#platform/locale.ts'
import type { Letterhead } from '#server/letterhead.ts'
import type { RejectionCode } from './rejection.ts'

/** What surrounds the words of a post in the mail to one person. */
export type Letter = {
  language: Locale
  letterhead: Letterhead
  /** Paragraphs below the text: who writes, from where, and why they get it. */
  footer: readonly string[]
  /** Absent in tests, which nobody can unsubscribe from. */
  unsubscribe?: { url: string; label: string }
  replyTo?: string
  /** Short addresses of links in the text whose clicks are counted, by the whole address. */
  links?: ReadonlyMap<string, string>
}

/** One person's copy of a post. */
export type Delivery = { id: string; to: string; letter: Letter }

export type DeliveryResult =
  | { kind: 'sent' }
  /** For good. `isGone`: the mailbox does not exist. */
  | { kind: 'refused'; isGone: boolean; answer: string }
  /** Not taken; tried again later, a limited number of times. */
  | { kind: 'later'; answer: string }
  /** Not tried: back to the queue. */
  | { kind: 'untried' }
  /** Perhaps taken: never sent again. */
  | { kind: 'unconfirmed' }

/** How a post went, person by person. `answer`: what the server said to one of those it refused. */
export type Tally = {
  sent: number
  unconfirmed: number
  refused: number
  failed: number
  skipped: number
  isStopped: boolean
  answer: string | null
}

export type Claimed =
  | { kind: 'delivery'; delivery: Delivery }
  /** Too soon for the channel, or for those that are tried again. */
  | { kind: 'wait'; ms: number }
  | { kind: 'done'; tally: Tally }

/** Why the rest is not sent. */
export type OutboxEnd = 'sender_refused' | 'unreachable' | 'disconnected'

/**
 * Those who get a post, each once. The feature that knows them implements it; adapters of networks that reach people
 * one by one work through it.
 */
export type Outbox = {
  /** Decides who gets the post, the first time. Answers why nobody can. */
  open(): Promise<RejectionCode | null>
  /** The next one, for this worker alone; of all workers of the channel, one gets its turn in `gapMs`. */
  claim(gapMs: number): Promise<Claimed>
  /** Before the first byte of the content: from then on it counts as perhaps sent. False if it is not ours any more. */
  begin(id: string): Promise<boolean>
  record(id: string, result: DeliveryResult): Promise<void>
  /** The channel rests, for every post. */
  pause(ms: number): Promise<void>
  end(why: OutboxEnd, answer?: string): Promise<Tally>
}
