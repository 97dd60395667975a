import type { IncomingHttpHeaders } from 'node:http'

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
}

type ReadDelivery = { messages: IncomingMessage[] } | { problem: string }

/** How a network delivers messages. */
export type Incoming = {
  /** Whether the network recently signed exactly these bytes. Checked before anything is parsed. */
  verify(body: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): boolean
  /** Parses a delivery; returns the problem instead of throwing if it is malformed. */
  read(body: Buffer): ReadDelivery
}

/** A reply for the network to send. */
export type OutgoingReply = {
  /** The network's conversation id. */
  conversation: string
  text: string
  /** Our id for the reply; networks that support lookups find it by this. */
  reference: string
}
