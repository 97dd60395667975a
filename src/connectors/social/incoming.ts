import type { IncomingHttpHeaders } from 'node:http'

/** What somebody wrote to an account, in the form that every network's own is brought to. */
export type IncomingMessage = {
  /** The network's own name for the place it was written in: the same again is the same conversation. */
  conversation: string
  /** The network's own name for the message: the same again is the same message. */
  id: string
  senderName: string
  senderAvatar: string | null
  text: string
  sentAt: Date
}

export type ReadDelivery = { messages: IncomingMessage[] } | { problem: string }

/** How a network hands in what people wrote. */
export type Incoming = {
  /** Whether the network itself sent these very bytes, and lately. Nothing of them is read before. */
  verify(body: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): boolean
  /** What is in them; a delivery that cannot be read says why instead of throwing. */
  read(body: Buffer): ReadDelivery
}

/** What the network is asked to send to whoever wrote. */
export type OutgoingReply = {
  /** The conversation by the network's own name. */
  conversation: string
  text: string
  /** Made by us; a network that can look things up finds the answer by it. */
  reference: string
}
