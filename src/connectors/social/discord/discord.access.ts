/** Posts to one channel. */
export type Webhook = { kind: 'webhook'; id: string; token: string }
/** Posts to any channel that it may write to. */
export type Bot = { kind: 'bot'; token: string }
export type Access = Webhook | Bot

const webhookAddress =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,25})\/([\w-]{30,120})\/?$/i

export function webhookFrom(entered: string): Webhook | null {
  const [, id, token] = webhookAddress.exec(entered.trim()) ?? []
  return id && token ? { kind: 'webhook', id, token } : null
}

/** Bot tokens are sent in a header, so they must fit in one line. */
export function botFrom(entered: string): Bot | null {
  const token = entered.trim().replace(/^Bot /i, '')
  return /^[\w.-]{30,120}$/.test(token) ? { kind: 'bot', token } : null
}

/** As it is stored with the account. */
export const secretOf = (access: Access): string =>
  access.kind === 'webhook' ? `webhook:${access.id}/${access.token}` : `bot:${access.token}`

export function accessFrom(secret: string): Access | null {
  const [, id, token] = /^webhook:(\d+)\/(\S+)$/.exec(secret) ?? []
  if (id && token) return { kind: 'webhook', id, token }
  const bot = /^bot:(\S+)$/.exec(secret)?.[1]
  return bot ? { kind: 'bot', token: bot } : null
}

/** Where posts appear. The server is part of every address, but not of the answer to a post. */
export type Place = { server: string; channel: string }

export const remoteIdOf = ({ server, channel }: Place): string => `${server}/${channel}`

export function placeFrom(remoteId: string): Place {
  const [server = '', channel = ''] = remoteId.split('/')
  return { server, channel }
}
