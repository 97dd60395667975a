import type { ConnectAnswer, ConnectProblem, ConnectRefusal } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import type { Reach } from '../http/network-call.ts'
import { type Bot, botFrom, remoteIdOf, secretOf, type Webhook, webhookFrom } from './discord.access.ts'
import * as api from './discord.api.ts'
import { type Reading, readingOf } from './discord.map.ts'
import { missingRights } from './discord.rights.ts'

const INCOMING_WEBHOOK = 1
/** A text channel, and one for announcements. */
const textChannels = [0, 5]

const problems: Record<number, ConnectProblem> = {
  401: 'credentials_refused',
  403: 'rights_missing',
  404: 'not_found',
  429: 'rate_limited',
}

function refusalOf(reading: Exclude<Reading<unknown>, { kind: 'read' }>, field: string): ConnectRefusal {
  if (reading.kind === 'unreachable') return refusal('unreachable')
  if (reading.kind === 'unreadable') return refusal('unexpected_answer')
  return refusal(problems[reading.status] ?? 'unexpected_answer', field, reading.said)
}

async function connectWebhook(reach: Reach, access: Webhook): Promise<ConnectAnswer> {
  const reading = readingOf(await api.readWebhook(reach, access), api.webhookSchema)
  if (reading.kind !== 'read') return refusalOf(reading, 'webhook')
  const { id, type, name, guild_id: server, channel_id: channel } = reading.value
  // Discord makes other kinds itself; nothing can be posted with them.
  if (type !== INCOMING_WEBHOOK) return refusal('not_found', 'webhook')
  return {
    kind: 'granted',
    site: '',
    user: { id, name },
    tokens: { secret: secretOf(access) },
    scopes: ['webhook.incoming'],
    accounts: [{ platform: 'discord', remoteId: remoteIdOf({ server, channel }), name }],
  }
}

async function connectBot(reach: Reach, access: Bot, channelId: string): Promise<ConnectAnswer> {
  const bot = readingOf(await api.readBot(reach, access), api.botSchema)
  if (bot.kind !== 'read') return refusalOf(bot, 'botToken')
  const channel = readingOf(await api.readChannel(reach, access, channelId), api.channelSchema)
  if (channel.kind !== 'read') return refusalOf(channel, 'channel')
  const { type, name, guild_id: server } = channel.value
  if (server === undefined || !textChannels.includes(type)) return refusal('not_found', 'channel')
  const { id, username } = bot.value
  const member = readingOf(await api.readMember(reach, access, server, id), api.memberSchema)
  if (member.kind !== 'read') return refusalOf(member, 'channel')
  const roles = readingOf(await api.readRoles(reach, access, server), api.rolesSchema)
  if (roles.kind !== 'read') return refusalOf(roles, 'channel')
  const missing = missingRights(server, { id, roles: member.value.roles }, roles.value, channel.value)
  if (missing.length > 0) return refusal('rights_missing', 'channel', missing.join(', '))
  return {
    kind: 'granted',
    site: '',
    user: { id, name: username },
    tokens: { secret: secretOf(access) },
    scopes: ['bot'],
    accounts: [
      { platform: 'discord', remoteId: remoteIdOf({ server, channel: channelId }), name: `#${name}` },
    ],
  }
}

/** A channel is entered as its id, or as the link that Discord copies. */
const channelFrom = (entered: string): string | null =>
  /^(?:https:\/\/(?:\w+\.)?discord\.com\/channels\/\d+\/)?(\d{15,25})\/?$/i.exec(entered.trim())?.[1] ?? null

/** Exactly one of the two ways must be filled in. */
export async function connectDiscord(
  reach: Reach,
  { webhook = '', botToken = '', channel = '' }: Readonly<Record<string, string>>,
): Promise<ConnectAnswer> {
  if (!botToken.trim() && !channel.trim()) {
    const access = webhookFrom(webhook)
    return access ? connectWebhook(reach, access) : refusal('credentials_refused', 'webhook')
  }
  if (webhook.trim()) return refusal('credentials_refused', 'webhook')
  const access = botFrom(botToken)
  if (!access) return refusal('credentials_refused', 'botToken')
  const channelId = channelFrom(channel)
  return channelId === null ? refusal('not_found', 'channel') : connectBot(reach, access, channelId)
}
