import type { Locale } from '#platform/locale.ts'
import type { Letterhead } from '#server/letterhead.ts'
import type { RejectionCode } from '../rejection.ts'

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

/** An approved template as it goes to one person, with everything that is filled in. */
export type TemplateMessage = {
  name: string
  /** The network's code. */
  language: string
  /** Its text has named places instead of numbered ones. */
  isNamed: boolean
  /** In the order of the text. */
  fillings: readonly { place: string; text: string }[]
  header: 'picture' | 'video' | null
  /** What completes the address of its button; absent if it has none to complete. */
  linkEnd?: string
}

/** One person's copy of a post: a mail to an address, or an approved message to a phone number. */
export type Delivery = { id: string; to: string; letter?: Letter; message?: TemplateMessage }

/** Why one person does not get it, if the answer says so. */
export type RefusedBecause =
  /** The mailbox does not exist. */
  | 'gone'
  /** The number cannot be reached through this network. */
  | 'not_on_network'
  /** The person gets no more advertising for now: the network limits it. */
  | 'limited'
  /** The person has told the network that they want no more. */
  | 'opted_out'

export type DeliveryResult =
  /** `remoteId`: what the network calls the message, if it does. */
  | { kind: 'sent'; remoteId?: string }
  /** For good. `isUnlisted`: the account is a trial, and only reaches numbers that were added to it. */
  | { kind: 'refused'; because?: RefusedBecause | undefined; isUnlisted?: true; answer: string }
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
export type OutboxEnd = 'sender_refused' | 'template_refused' | 'unreachable' | 'disconnected'

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
