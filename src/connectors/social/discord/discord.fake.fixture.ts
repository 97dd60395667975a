import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { MB } from '../units.ts'
import {
  botAnswer,
  channelAnswer,
  memberAnswer,
  messageAnswer,
  roleAnswer,
  webhookAnswer,
} from './discord.answers.fixture.ts'

const SERVER = '197038439483310086'
const CHANNEL = '772904309264089089'
const BOT = '80351110224678912'
const ROLE = '602171348912111616'
const WEBHOOK = '223704706495545344'
const WEBHOOK_TOKEN = '3d89bb7572e0fb30d8128367b3b1b44fecd1726de135cbe28a41f8b2f777c372ba29'
const BOT_TOKEN = 'MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs'
/** View Channel, Send Messages, Attach Files. */
const RIGHTS = String((1 << 10) | (1 << 11) | (1 << 15))

type Overwrite = { id: string; type: number; allow: string; deny: string }
export type FakeDiscord = FakeNetwork & {
  channel: { type: number; permission_overwrites: Overwrite[] }
  webhookType: number
}

const refused = (status: number, code: number, message: string, errors?: object): FakeAnswer => ({
  status,
  body: { code, message, ...(errors && { errors }) },
})
const invalid = (field: string, code: string, message: string) =>
  refused(400, 50035, 'Invalid Form Body', { [field]: { _errors: [{ code, message }] } })

type Message = {
  content?: string
  nonce?: string
  enforce_nonce?: boolean
  attachments?: { id: string; filename: string; description?: string }[]
}

const messageIn = (request: FakeRequest): Message => {
  const { payload_json: payload, ...fields } = fieldsOf(request)
  return payload === undefined ? fields : JSON.parse(String(payload))
}

/** The files of a message, each named by its attachment. */
function mediaOf(request: FakeRequest, { attachments = [] }: Message): FakePost['media'] | FakeAnswer {
  const files = partsOf(request).filter(({ fileName }) => fileName !== null)
  if (files.length > 10) return invalid('files', 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.')
  if (files.some(({ content }) => content.length > 10 * MB))
    return refused(413, 40005, 'Request entity too large')
  const media: FakePost['media'] = []
  for (const { id, description = '' } of attachments) {
    const file = files.find(({ name }) => name === `files[${id}]`)
    if (!file)
      return invalid('attachments', 'ATTACHMENT_NOT_FOUND', `Attachment data for id ${id} not found.`)
    if (description.length > 1024)
      return invalid('description', 'BASE_TYPE_MAX_LENGTH', 'Must be 1024 or fewer in length.')
    media.push({ type: file.type, bytes: file.content.length, alt: description })
  }
  return media
}

/** One channel with a webhook, and a bot that may post there. */
export async function startFakeDiscord(way: 'webhook' | 'bot'): Promise<FakeDiscord> {
  let lastMessage = 1_120_000_000_000_000_000n
  const byNonce = new Map<string, string>()

  const done = (body: unknown): FakeAnswer => ({ status: 200, body })

  function publish(request: FakeRequest, isBot: boolean): FakeAnswer {
    const message = messageIn(request)
    const { content = '', nonce, enforce_nonce: isOnce } = message
    const shown = (id: string) => done(messageAnswer(id, CHANNEL, isBot ? BOT : WEBHOOK, content))
    const known = isBot && isOnce && nonce !== undefined ? byNonce.get(nonce) : undefined
    if (known !== undefined) return shown(known)
    if (nonce && nonce.length > 25)
      return invalid('nonce', 'BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.')
    if (content.length > 2000)
      return invalid('content', 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.')
    const media = mediaOf(request, message)
    if (!Array.isArray(media)) return media
    if (content === '' && media.length === 0) return refused(400, 50006, 'Cannot send an empty message')
    const id = String(++lastMessage)
    fake.posts.push({ id, text: content, media, replyTo: null })
    if (isBot && nonce !== undefined) byNonce.set(nonce, id)
    return fake.fault === 'cut-after-accept' ? 'cut' : shown(id)
  }

  function send(request: FakeRequest, isBot: boolean): FakeAnswer {
    switch (fake.fault) {
      case 'refuses':
        return refused(400, 200000, 'Message was blocked by automatic moderation')
      case 'access-revoked':
        return isBot
          ? { status: 401, body: { message: '401: Unauthorized', code: 0 } }
          : refused(401, 50027, 'Invalid Webhook Token')
      case 'rate-limits':
        return {
          status: 429,
          headers: { 'retry-after': '30' },
          body: { message: 'You are being rate limited.', retry_after: 29.57, global: false },
        }
      case 'down':
        return { status: 503, body: 'upstream connect error' }
      case 'gone':
        return isBot ? refused(404, 10003, 'Unknown Channel') : refused(404, 10015, 'Unknown Webhook')
      default:
        return publish(request, isBot)
    }
  }

  function sendOnce(request: FakeRequest, isBot: boolean): FakeAnswer {
    const given = send(request, isBot)
    const isLast = fake.fault === 'last-allowed' && given !== 'cut'
    fake.fault = null
    if (!isLast) return given
    return { ...given, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '29.386' } }
  }

  function remove(id: string): FakeAnswer {
    const isThere = fake.posts.some((post) => post.id === id)
    fake.posts = fake.posts.filter((post) => post.id !== id)
    return isThere ? { status: 204 } : refused(404, 10008, 'Unknown Message')
  }

  function answerWebhook(request: FakeRequest, path: string, query: URLSearchParams): FakeAnswer {
    const [, , id, token, , message] = path.split('/')
    if (id !== WEBHOOK) return refused(404, 10015, 'Unknown Webhook')
    if (token !== WEBHOOK_TOKEN) return refused(401, 50027, 'Invalid Webhook Token')
    if (request.method === 'DELETE') return remove(message ?? '')
    if (request.method === 'GET')
      return done(webhookAnswer({ id, token, type: fake.webhookType, channel_id: CHANNEL, guild_id: SERVER }))
    const given = sendOnce(request, false)
    const isDone = given !== 'cut' && given.status === 200
    return isDone && query.get('wait') !== 'true' ? { status: 204 } : given
  }

  function answerBot(request: FakeRequest, path: string): FakeAnswer {
    const { method } = request
    if (path === '/users/@me') return done(botAnswer(BOT))
    if (path === `/guilds/${SERVER}/members/${BOT}`) return done(memberAnswer(BOT, [ROLE]))
    if (path === `/guilds/${SERVER}/roles`)
      return done([roleAnswer(SERVER, '@everyone', '0'), roleAnswer(ROLE, 'Luna', RIGHTS)])
    if (!path.startsWith(`/channels/${CHANNEL}`)) return refused(404, 10003, 'Unknown Channel')
    if (path.endsWith('/messages') && method === 'POST') return sendOnce(request, true)
    if (method === 'DELETE') return remove(path.split('/').at(-1) ?? '')
    return done(channelAnswer({ id: CHANNEL, guild_id: SERVER, ...fake.channel }))
  }

  function answer(request: FakeRequest): FakeAnswer {
    const { pathname, searchParams } = new URL(request.path, fake.url)
    if (!/^DiscordBot \(https?:\/\/\S+, \d/.test(request.headers['user-agent'] ?? ''))
      return { status: 403, body: 'error code: 1010' }
    if (pathname.startsWith('/webhooks/')) return answerWebhook(request, pathname, searchParams)
    if (request.headers.authorization !== `Bot ${BOT_TOKEN}`)
      return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
    return answerBot(request, pathname)
  }

  const { url, requests, close } = await startFakeHttp(answer)
  const webhookUrl = (token: string) => `https://discord.com/api/webhooks/${WEBHOOK}/${token}`
  const isBot = way === 'bot'
  const fake: FakeDiscord = {
    url,
    requests,
    close,
    account: {
      secret: isBot ? `bot:${BOT_TOKEN}` : `webhook:${WEBHOOK}/${WEBHOOK_TOKEN}`,
      remoteId: `${SERVER}/${CHANNEL}`,
      site: '',
    },
    values: isBot ? { botToken: BOT_TOKEN, channel: CHANNEL } : { webhook: webhookUrl(WEBHOOK_TOKEN) },
    wrongValues: isBot
      ? { botToken: BOT_TOKEN.replace('Zn', 'Xx'), channel: '772904309264089000' }
      : { webhook: webhookUrl(WEBHOOK_TOKEN.replace('3d', 'xx')) },
    fault: null,
    posts: [],
    channel: { type: 0, permission_overwrites: [] },
    webhookType: 1,
  }
  return fake
}

const without = { 'token-expired': 'neither webhooks nor bot tokens expire' }

export const fakeDiscordWebhook: FakeNetworkKind = {
  network: 'discord',
  way: 'webhook',
  platform: 'discord',
  without,
  start: () => startFakeDiscord('webhook'),
}

export const fakeDiscordBot: FakeNetworkKind = {
  network: 'discord',
  way: 'bot',
  platform: 'discord',
  without,
  start: () => startFakeDiscord('bot'),
}
