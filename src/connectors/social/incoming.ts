import type { IncomingHttpHeaders } from 'node:http'
import type { RefusedBecause } from './outbox/outbox.ts'

/** Where networks deliver what happens to an account. */
export const intakePath = '/api/intake/:id'

/** A message to an account, in the same format for all networks. */
export type IncomingMessage = {
  /** The network's conversation id. */
  conversation: string
  /** The network's message id, for deduplication. */
  id: string
  senderName: string
  senderAvatar: string | null
  text: string
  sentAt: Date
  /** The sender's number with its country code, on networks of phones. */
  phone?: string
}

/** What became of something that an account sent, told by the network afterwards. */
export type Receipt = {
  /** What the network calls the message. */
  remoteId: string
  /** Our id for it, if the network repeats that. */
  reference?: string
  at: Date
} & (
  | { state: 'accepted' | 'delivered' | 'read' }
  | { state: 'failed'; because?: RefusedBecause | undefined; answer: string }
)

type ReadDelivery = { messages: IncomingMessage[]; receipts?: Receipt[] } | { problem: string }

/** How a network delivers messages. */
export type Incoming = {
  /** Whether the network recently signed exactly these bytes. Checked before anything is parsed. */
  verify(body: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): boolean
  /** Parses a delivery; returns the problem instead of throwing if it is malformed. `remoteId`: of the account. */
  read(body: Buffer, remoteId: string): ReadDelivery
  /** The network asks whether an address is ours: the token it shows, and what it wants to hear. */
  challenge?(query: Readonly<Record<string, string>>): { token: string; answer: string } | null
}

/** Whether a network agreed to deliver. */
export type Listening =
  | { kind: 'listening' }
  /** A key is missing without which no delivery can be verified. */
  | { kind: 'key-missing' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string }

/** A reply for the network to send. */
export type OutgoingReply = {
  /** The network's conversation id. */
  conversation: string
  text: string
  /** Our id for the reply; networks that support lookups find it by this. */
  reference: string
}
