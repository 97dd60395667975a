import type { z } from 'zod'
import type { ConnectAnswer, ConnectProblem, ConnectRefusal } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './telegram.api.ts'
import { type Reading, readingOf } from './telegram.map.ts'

/** @name or an id, however a person writes the channel: its name, its id, or the address of it or of a post in it. */
export function chatFrom(entered: string): string | null {
  const text = entered.trim()
  if (/^-?\d{1,20}$/.test(text)) return text
  const inside = /^(?:https?:\/\/)?(?:t|telegram)\.me\/c\/(\d{1,20})(?:\/\d*)?$/i.exec(text)?.[1]
  if (inside) return `-100${inside}`
  const name = /^(?:(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?|@)?([a-z]\w{3,31})(?:\/\d*)?$/i.exec(
    text,
  )?.[1]
  return name ? `@${name}` : null
}

const problems: Record<number, ConnectProblem> = {
  400: 'not_found',
  403: 'rights_missing',
  429: 'rate_limited',
}

function refusalOf(reading: Exclude<Reading<unknown>, { kind: 'read' }>, field: string): ConnectRefusal {
  if (reading.kind === 'unreachable') return refusal('unreachable')
  if (reading.kind === 'unreadable') return refusal('unexpected_answer')
  const { status, description } = reading
  if (status === 401 || status === 404) return refusal('credentials_refused', 'token')
  return refusal(problems[status] ?? 'unexpected_answer', field, description)
}

/** The right that the bot lacks, as Telegram calls it; null if it can post. */
function missingRight(type: string, member: z.infer<typeof api.memberSchema>): string | null {
  const { status, can_post_messages: canPost, can_send_messages: canSend } = member
  if (status === 'creator') return null
  if (type === 'channel') {
    if (status !== 'administrator') return 'Administrator'
    return canPost ? null : 'Post messages'
  }
  if (status === 'administrator' || status === 'member') return null
  return status === 'restricted' && canSend ? null : 'Send messages'
}

/** Who the bot is, where it is to post, and whether it can. */
export async function connectTelegram(
  reach: Reach,
  values: Readonly<Record<string, string>>,
): Promise<ConnectAnswer> {
  const token = values.token?.trim() ?? ''
  if (!api.isToken(token)) return refusal('credentials_refused', 'token')
  const wanted = chatFrom(values.channel ?? '')
  if (wanted === null) return refusal('not_found', 'channel')
  const bot = readingOf(await api.readBot(reach, token), api.botSchema)
  if (bot.kind !== 'read') return refusalOf(bot, 'token')
  const chat = readingOf(await api.readChat(reach, token, wanted), api.chatSchema)
  if (chat.kind !== 'read') return refusalOf(chat, 'channel')
  const { id: chatId, type, title } = chat.value
  // A conversation with one person is nowhere to publish.
  if (type === 'private') return refusal('not_found', 'channel')
  const { id, first_name: firstName, username } = bot.value
  const member = readingOf(await api.readMember(reach, token, chatId, id), api.memberSchema)
  // Telegram shows who is in a channel to its administrators only.
  if (member.kind === 'refused' && member.status === 400)
    return refusal('rights_missing', 'channel', member.description)
  if (member.kind !== 'read') return refusalOf(member, 'channel')
  const right = missingRight(type, member.value)
  if (right) return refusal('rights_missing', 'channel', right)
  return {
    kind: 'granted',
    site: '',
    user: { id, name: username ? `@${username}` : firstName },
    tokens: { secret: token },
    scopes: type === 'channel' ? ['can_post_messages'] : ['can_send_messages'],
    accounts: [{ platform: 'telegram', remoteId: chatId, name: title || wanted }],
  }
}
