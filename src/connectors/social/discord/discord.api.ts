import * as z from 'zod'
import { outsideId, outsideLine, outsideList } from '#server/outside-text.ts'
import { publicUrl } from '#server/public-url.ts'
import type { AllowanceHeaders } from '../http/allowance.ts'
import {
  type Answer,
  type NetworkRequest,
  networkCall,
  type Payload,
  type Reach,
} from '../http/network-call.ts'
import type { Access, Bot, Webhook } from './discord.access.ts'

export const DISCORD_URL = 'https://discord.com/api/v10'
const MOST_ROLES = 1000

const allowance: AllowanceHeaders = {
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset-after',
  resetIn: 'seconds',
}

async function call(
  reach: Reach,
  access: Access,
  method: NetworkRequest['method'],
  path: string,
  body?: Payload,
): Promise<Answer> {
  const base = reach.env.baseUrls.social.discord ?? DISCORD_URL
  return networkCall(reach, 'discord')(`${base}${path}`, {
    method,
    headers: {
      // Discord turns away clients that do not name themselves in this form.
      'user-agent': `DiscordBot (${publicUrl(reach.env)}, 1)`,
      ...(access.kind === 'bot' && { authorization: `Bot ${access.token}` }),
    },
    ...(body && { body }),
    allowance,
  })
}

const snowflake = outsideId.regex(/^\d+$/)
const rights = outsideLine.regex(/^\d{1,40}$/).transform(BigInt)

export const webhookSchema = z.object({
  id: snowflake,
  type: z.number().int(),
  name: outsideLine,
  channel_id: snowflake,
  guild_id: snowflake,
})
export const botSchema = z.object({ id: snowflake, username: outsideLine })
export const channelSchema = z.object({
  id: snowflake,
  type: z.number().int(),
  name: outsideLine,
  guild_id: snowflake.optional(),
  permission_overwrites: outsideList(
    z.object({ id: snowflake, allow: rights, deny: rights }),
    MOST_ROLES,
  ).default([]),
})
export const memberSchema = z.object({ roles: outsideList(snowflake, MOST_ROLES) })
export const rolesSchema = outsideList(z.object({ id: snowflake, permissions: rights }), MOST_ROLES)
export const messageSchema = z.object({ id: snowflake, channel_id: snowflake })

export const refusedSchema = z.object({
  code: z.number().int(),
  message: outsideLine.default(''),
  errors: z.unknown().optional(),
})
export const limitedSchema = z.object({ retry_after: z.number().nonnegative() })

const webhookPath = ({ id, token }: Webhook) => `/webhooks/${id}/${token}`

export const readWebhook = (reach: Reach, webhook: Webhook) =>
  call(reach, webhook, 'GET', webhookPath(webhook))

export const readBot = (reach: Reach, bot: Bot) => call(reach, bot, 'GET', '/users/@me')

export const readChannel = (reach: Reach, bot: Bot, channel: string) =>
  call(reach, bot, 'GET', `/channels/${channel}`)

export const readMember = (reach: Reach, bot: Bot, server: string, user: string) =>
  call(reach, bot, 'GET', `/guilds/${server}/members/${user}`)

export const readRoles = (reach: Reach, bot: Bot, server: string) =>
  call(reach, bot, 'GET', `/guilds/${server}/roles`)

/** With `wait`, the answer is the message; without, it says nothing. */
export const sendMessage = (reach: Reach, access: Access, channel: string, body: Payload) =>
  access.kind === 'webhook'
    ? call(reach, access, 'POST', `${webhookPath(access)}?wait=true`, body)
    : call(reach, access, 'POST', `/channels/${channel}/messages`, body)

export const deleteMessage = (reach: Reach, access: Access, channel: string, message: string) =>
  access.kind === 'webhook'
    ? call(reach, access, 'DELETE', `${webhookPath(access)}/messages/${message}`)
    : call(reach, access, 'DELETE', `/channels/${channel}/messages/${message}`)
