import * as z from 'zod'
import { outsideLine, outsideText } from '#server/outside-text.ts'
import type { Incoming } from '../incoming.ts'
import { isSigned, SIGNATURE_HEADER, tokenHashOf } from './sandbox.signature.ts'

/** A delivery; the sandbox network itself uses the type to write it. */
const deliverySchema = z.object({
  messages: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        thread: z.string().min(1).max(500),
        name: outsideLine,
        text: outsideText,
        sentAt: z.iso.datetime(),
      }),
    )
    .max(1000),
})
export type SandboxDelivery = z.input<typeof deliverySchema>

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

export const sandboxIncoming: Incoming = {
  verify: (body, headers, secret, now) => isSigned(tokenHashOf(secret), body, headers[SIGNATURE_HEADER], now),
  read(body) {
    const { data, error } = deliverySchema.safeParse(parse(body))
    if (!data) return { problem: z.prettifyError(error).slice(0, 500) }
    return {
      messages: data.messages.map(({ id, thread, name, text, sentAt }) => ({
        id,
        conversation: thread,
        senderName: name,
        senderAvatar: null,
        text,
        sentAt: new Date(sentAt),
      })),
    }
  },
}
