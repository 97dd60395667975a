import type { ChannelAccount, OutgoingMedia } from './adapter.ts'
import type { RejectionCode } from './rejection.ts'

/** `disabled`: for good. `paused`: for a while, because people complained. */
export const templateStates = ['in_review', 'approved', 'rejected', 'paused', 'disabled'] as const
export type TemplateState = (typeof templateStates)[number]

export const templateHeaders = ['none', 'picture', 'video', 'text'] as const
export type TemplateHeader = (typeof templateHeaders)[number]

/** A text that a network approves before it goes to customers. */
export type NetworkTemplate = {
  remoteId: string
  name: string
  /** The network's code. */
  language: string
  state: TemplateState
  /** Why it was rejected, in the network's words; empty if it was not. */
  reason: string
  header: TemplateHeader
  headerText: string
  /** With its places, as `{{1}}` or `{{first_name}}`. */
  body: string
  isNamed: boolean
  footer: string
  buttons: readonly string[]
  /** The address that its button opens, up to what is filled in for each person; empty if nothing is. */
  linkStart: string
}

export type TemplateDraft = {
  name: string
  language: string
  body: string
  /** An example for each place of the text, which reviewers see. */
  examples: readonly { place: string; text: string }[]
  media: OutgoingMedia | null
  /** Leads each person to their own page; `example` is one whole address. */
  link: { label: string; start: string; example: string }
}

type NoAnswer =
  | { kind: 'needs-reconnect' }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'rate-limited' }

export type TemplatesAnswer = { kind: 'templates'; templates: NetworkTemplate[] } | NoAnswer

export type SubmittedTemplate =
  | { kind: 'submitted'; template: NetworkTemplate }
  | { kind: 'rejected'; reason: string; code?: RejectionCode }
  | NoAnswer

/** Access to the templates of an account. */
export type Templates = {
  /** Only those that a post can use. */
  list(account: ChannelAccount): Promise<TemplatesAnswer>
  submit(account: ChannelAccount, draft: TemplateDraft): Promise<SubmittedTemplate>
}

/** The places of a text, each once, in order. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w{1,60})\}\}/g)].map(([, place = '']) => place)),
]

/** The text as one person reads it. */
export const filled = (text: string, fillings: readonly { place: string; text: string }[]): string =>
  fillings.reduce((sum, { place, text: given }) => sum.replaceAll(`{{${place}}}`, () => given), text)

/** Networks refuse line breaks and long gaps in what is filled in. */
export const asFilling = (text: string): string => text.replace(/\s+/g, ' ').trim()
