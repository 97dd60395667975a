import * as z from 'zod'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import { type Answer, networkCall, type Payload, type Reach } from '../http/network-call.ts'

const BASE_URL = 'https://api.telegram.org'

/** The token is part of the address, so nothing else may be sent as one. */
export const isToken = (text: string): boolean => /^\d{3,20}:[\w-]{20,100}$/.test(text)

export async function callBot(reach: Reach, token: string, method: string, body?: Payload): Promise<Answer> {
  const base = reach.env.baseUrls.social.telegram ?? BASE_URL
  return networkCall(reach, 'telegram')(`${base}/bot${token}/${method}`, {
    method: 'POST',
    ...(body && { body }),
  })
}

const remoteNumber = z.number().int().transform(String)

export const doneSchema = z.object({ ok: z.literal(true), result: z.unknown() })

export const refusedSchema = z.object({
  ok: z.literal(false),
  error_code: z.number().int(),
  description: outsideLine.default(''),
  parameters: z.object({ retry_after: z.number().nonnegative().optional() }).default({}),
})

export const botSchema = z.object({
  id: remoteNumber,
  is_bot: z.literal(true),
  first_name: outsideLine,
  username: outsideLine.optional(),
})

export const chatSchema = z.object({
  id: remoteNumber,
  type: z.enum(['private', 'group', 'supergroup', 'channel']),
  title: outsideLine.default(''),
})

export const memberSchema = z.object({
  status: outsideLine,
  can_post_messages: z.boolean().optional(),
  can_send_messages: z.boolean().optional(),
})

export const messageSchema = z.object({
  message_id: remoteNumber,
  chat: z.object({ id: remoteNumber, username: outsideId.optional() }),
})

export const readBot = (reach: Reach, token: string) => callBot(reach, token, 'getMe')

export const readChat = (reach: Reach, token: string, chat: string) =>
  callBot(reach, token, 'getChat', { json: { chat_id: chat } })

export const readMember = (reach: Reach, token: string, chat: string, user: string) =>
  callBot(reach, token, 'getChatMember', { json: { chat_id: chat, user_id: Number(user) } })

export const deleteMessage = (reach: Reach, token: string, chat: string, message: string) =>
  callBot(reach, token, 'deleteMessage', { json: { chat_id: chat, message_id: Number(message) } })
