import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideId, outsideLine, outsideText } from '#server/outside-text.ts'
import type { Incoming, IncomingMessage, Receipt } from '../incoming.ts'
import { isSignedBy, metaChallenge } from '../meta/meta-webhook.ts'
import { whatsappAccountOf } from './whatsapp.account.ts'
import { refusedBecause } from './whatsapp.map.ts'

const MOST = 1000

const file = z.object({ caption: outsideText.nullish() })
const answered = z.object({ title: outsideText })
const messageSchema = z.object({
  from: z
    .string()
    .max(20)
    .regex(/^\d{5,20}$/),
  id: outsideId.min(1),
  timestamp: z
    .string()
    .max(11)
    .regex(/^\d{9,11}$/),
  type: outsideLine,
  text: z.object({ body: outsideText }).nullish(),
  button: z.object({ text: outsideText }).nullish(),
  interactive: z.object({ button_reply: answered.nullish(), list_reply: answered.nullish() }).nullish(),
  reaction: z.object({ emoji: outsideText.nullish() }).nullish(),
  image: file.nullish(),
  video: file.nullish(),
  document: file.extend({ filename: outsideLine.nullish() }).nullish(),
  location: z.object({ name: outsideLine.nullish(), address: outsideLine.nullish() }).nullish(),
  contacts: z
    .array(z.object({ name: z.object({ formatted_name: outsideLine.nullish() }).nullish() }))
    .max(MOST)
    .nullish(),
  order: z.object({ text: outsideText.nullish() }).nullish(),
})
type GivenMessage = z.output<typeof messageSchema>

const statusSchema = z.object({
  id: outsideId.min(1),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z
    .string()
    .max(11)
    .regex(/^\d{9,11}$/),
  /** Repeated if we sent one; it is ours. */
  biz_opaque_callback_data: outsideId.nullish(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: outsideLine.nullish(),
        error_data: z.object({ details: outsideLine.nullish() }).nullish(),
      }),
    )
    .max(MOST)
    .nullish(),
})
type GivenStatus = z.output<typeof statusSchema>

const valueSchema = z.object({
  metadata: z.object({ phone_number_id: outsideId }),
  contacts: z
    .array(z.object({ wa_id: outsideId.nullish(), profile: z.object({ name: outsideLine }).nullish() }))
    .max(MOST)
    .nullish(),
  messages: z.array(z.unknown()).max(MOST).nullish(),
  statuses: z.array(z.unknown()).max(MOST).nullish(),
})
const deliverySchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z
    .array(z.object({ changes: z.array(z.object({ field: outsideLine, value: z.unknown() })).max(MOST) }))
    .max(MOST),
})

const momentOf = (seconds: string) => new Date(Number(seconds) * 1000)
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')

/** What was sent without words is shown by a sign that reads the same in every language, as phones do. */
function wordsOf(given: GivenMessage): string {
  const { type, text, button, interactive, reaction, image, video, document, location, contacts, order } =
    given
  const said =
    text?.body ?? button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title
  if (said !== undefined) return said
  switch (type) {
    case 'image':
      return joined('📷', image?.caption)
    case 'video':
      return joined('🎬', video?.caption)
    case 'audio':
      return '🎤'
    case 'document':
      return joined('📄', document?.filename, document?.caption)
    case 'sticker':
      return '🏷️'
    case 'location':
      return joined('📍', location?.name, location?.address)
    case 'contacts':
      return joined(
        '👤',
        contacts
          ?.map(({ name }) => name?.formatted_name)
          .filter(Boolean)
          .join(', '),
      )
    case 'order':
      return joined('🛒', order?.text)
    case 'reaction':
      return reaction?.emoji ?? ''
    case 'system':
      return ''
    default:
      return '❔'
  }
}

function messageOf(given: GivenMessage, names: ReadonlyMap<string, string>): IncomingMessage[] {
  const text = wordsOf(given)
  // A reaction that was taken back, or a note of the network.
  if (text === '') return []
  const { from, id, timestamp } = given
  return [
    {
      ...{ conversation: from, id, text, phone: `+${from}`, senderName: names.get(from) ?? `+${from}` },
      senderAvatar: null,
      sentAt: momentOf(timestamp),
    },
  ]
}

function receiptOf({
  id,
  status,
  timestamp,
  errors,
  biz_opaque_callback_data: reference,
}: GivenStatus): Receipt {
  const receipt = { remoteId: id, at: momentOf(timestamp), ...(reference && { reference }) }
  if (status !== 'failed') return { ...receipt, state: status === 'sent' ? 'accepted' : status }
  const [error] = errors ?? []
  const answer = error?.error_data?.details || error?.title || ''
  return { ...receipt, state: 'failed', because: refusedBecause(error?.code ?? 0), answer }
}

/** Deliveries of messages and of what became of those we sent. */
export const whatsappIncoming: Incoming = {
  verify(body, headers, secret) {
    const account = whatsappAccountOf({ secret, remoteId: '' })
    return account?.appSecret !== undefined && isSignedBy(account.appSecret, body, headers)
  },
  read(body, numberId) {
    const { data, error } = deliverySchema.safeParse(readJson(body.toString('utf8')))
    if (!data) return { problem: z.prettifyError(error).slice(0, 500) }
    const messages: IncomingMessage[] = []
    const receipts: Receipt[] = []
    for (const { field, value } of data.entry.flatMap(({ changes }) => changes)) {
      const { data: change } = valueSchema.safeParse(field === 'messages' ? value : null)
      // An app delivers for all its numbers.
      if (change?.metadata.phone_number_id !== numberId) continue
      const names = new Map(
        change.contacts?.flatMap(({ wa_id: id, profile }) => (id && profile ? [[id, profile.name]] : [])),
      )
      for (const each of change.messages ?? []) {
        const { data: message } = messageSchema.safeParse(each)
        if (message) messages.push(...messageOf(message, names))
      }
      for (const each of change.statuses ?? []) {
        const { data: status } = statusSchema.safeParse(each)
        if (status) receipts.push(receiptOf(status))
      }
    }
    return { messages, receipts }
  },
  challenge: metaChallenge,
}
