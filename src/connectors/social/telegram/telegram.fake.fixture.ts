import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { MB } from '../units.ts'

const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
const BOT_ID = 110201543
const CHANNEL_ID = -1001234567890

type Rights = { status: string; can_post_messages?: boolean }
export type FakeTelegram = FakeNetwork & {
  chat: { type: string; title: string; username?: string }
  bot: Rights
}

const done = (result: unknown): FakeAnswer => ({ status: 200, body: { ok: true, result } })
const refused = (status: number, description: string, parameters?: object): FakeAnswer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
})
const badRequest = (description: string) => refused(400, `Bad Request: ${description}`)

type Sent = { text: string; media: FakePost['media'] }

const sizes = { photo: 10 * MB, video: 50 * MB }

function fileOf(request: FakeRequest, type: string, name: string): FakePost['media'][number] | FakeAnswer {
  const file = partsOf(request).find((part) => part.name === name && part.fileName !== null)
  if (!file) return badRequest(`there is no ${type} in the request`)
  const isPhoto = type === 'photo'
  if (!file.type.startsWith(isPhoto ? 'image/' : 'video/')) return badRequest('IMAGE_PROCESS_FAILED')
  if (file.content.length > (isPhoto ? sizes.photo : sizes.video))
    return refused(413, 'Request Entity Too Large')
  return { type: file.type, bytes: file.content.length, alt: '' }
}

const isAnswer = (value: object | 'cut'): value is FakeAnswer => value === 'cut' || 'status' in value

/** What a call would publish, by the rules of its method. */
function sentBy(method: string, request: FakeRequest): Sent | FakeAnswer {
  const fields = fieldsOf(request)
  if (method === 'sendMessage') {
    const text = String(fields.text ?? '')
    if (text === '') return badRequest('message text is empty')
    if (text.length > 4096) return badRequest('message is too long')
    return { text, media: [] }
  }
  const items: { type: string; media: string; caption?: string }[] =
    method === 'sendMediaGroup'
      ? JSON.parse(String(fields.media))
      : [
          {
            type: method === 'sendVideo' ? 'video' : 'photo',
            media: '',
            caption: String(fields.caption ?? ''),
          },
        ]
  if (method === 'sendMediaGroup' && (items.length < 2 || items.length > 10))
    return badRequest('wrong number of media in the album')
  const media: FakePost['media'] = []
  for (const { type, media: name } of items) {
    const file = fileOf(request, type, name.replace(/^attach:\/\//, '') || type)
    if (isAnswer(file)) return file
    media.push(file)
  }
  const text = items[0]?.caption ?? ''
  return text.length > 1024 ? badRequest('message caption is too long') : { text, media }
}

/** What Telegram tells about every chat, and about every administrator. */
const aboutChat = {
  accent_color_id: 5,
  max_reaction_count: 11,
  accepted_gift_types: {
    unlimited_gifts: false,
    limited_gifts: false,
    unique_gifts: false,
    premium_subscription: false,
    gifts_from_channels: false,
  },
}
const aboutAdministrator = Object.fromEntries(
  [
    'can_be_edited',
    'is_anonymous',
    'can_manage_chat',
    'can_delete_messages',
    'can_manage_video_chats',
    'can_restrict_members',
    'can_promote_members',
    'can_change_info',
    'can_invite_users',
    'can_post_stories',
    'can_edit_stories',
    'can_delete_stories',
  ].map((right) => [right, false]),
)

/** A bot and a public channel of which it is an administrator. */
export async function startFakeTelegram(): Promise<FakeTelegram> {
  let lastMessage = 40
  /** By message, so that each message of an album can be deleted. */
  const shown = new Map<number, FakePost>()

  const chatOf = () => ({ id: CHANNEL_ID, ...fake.chat })
  const isChannel = (given: unknown) =>
    String(given) === String(CHANNEL_ID) || given === `@${fake.chat.username}`

  const messageOf = (id: number) => ({
    message_id: id,
    date: 1_773_100_000,
    chat: chatOf(),
    sender_chat: chatOf(),
  })

  function publish({ text, media }: Sent): FakeAnswer {
    const ids = Array.from({ length: Math.max(media.length, 1) }, () => ++lastMessage)
    const post = { id: String(ids[0]), text, media, replyTo: null }
    fake.posts.push(post)
    for (const id of ids) shown.set(id, post)
    if (fake.fault === 'cut-after-accept') return 'cut'
    return done(ids.length > 1 ? ids.map(messageOf) : messageOf(ids[0] ?? 0))
  }

  function send(method: string, request: FakeRequest): FakeAnswer {
    switch (fake.fault) {
      case 'refuses':
        return badRequest('wrong file identifier/HTTP URL specified')
      case 'access-revoked':
        return refused(401, 'Unauthorized')
      case 'rate-limits':
        return refused(429, 'Too Many Requests: retry after 30', { retry_after: 30 })
      case 'down':
        return { status: 502, body: '<html>Bad Gateway</html>' }
      case 'gone':
        return badRequest('chat not found')
      default:
    }
    if (!isChannel(fieldsOf(request).chat_id)) return badRequest('chat not found')
    if (fake.bot.status === 'kicked') return refused(403, 'Forbidden: bot was kicked from the channel chat')
    if (!fake.bot.can_post_messages) return badRequest('need administrator rights in the channel chat')
    const sent = sentBy(method, request)
    return isAnswer(sent) ? sent : publish(sent)
  }

  function deleteMessage(message: unknown): FakeAnswer {
    const post = shown.get(Number(message))
    if (!post) return badRequest('message to delete not found')
    shown.delete(Number(message))
    fake.posts = fake.posts.filter((each) => each !== post)
    return done(true)
  }

  function answer(request: FakeRequest): FakeAnswer {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.path) ?? []
    if (token === undefined) return refused(404, 'Not Found')
    if (token !== TOKEN) return refused(401, 'Unauthorized')
    if (/^send(Message|Photo|Video|MediaGroup)$/.test(method)) {
      const given = send(method, request)
      fake.fault = null
      return given
    }
    const { chat_id: chat, user_id: user, message_id: message } = fieldsOf(request)
    if (method === 'getMe')
      return done({ id: BOT_ID, is_bot: true, first_name: 'Luna', username: 'luna_bakery_bot' })
    if (!['getChat', 'getChatMember', 'deleteMessage'].includes(method)) return refused(404, 'Not Found')
    if (!isChannel(chat)) return badRequest('chat not found')
    if (method === 'getChat') return done({ ...chatOf(), ...aboutChat })
    if (method === 'deleteMessage') return deleteMessage(message)
    if (fake.bot.status === 'member' && fake.chat.type === 'channel')
      return badRequest('member list is inaccessible')
    if (user !== BOT_ID) return badRequest('user not found')
    const self = { id: BOT_ID, is_bot: true, first_name: 'Luna' }
    return done({ user: self, ...(fake.bot.status === 'administrator' && aboutAdministrator), ...fake.bot })
  }

  const { url, requests, close } = await startFakeHttp((request) => answer(request))
  const fake: FakeTelegram = {
    url,
    requests,
    close,
    account: { secret: TOKEN, remoteId: String(CHANNEL_ID), site: '' },
    values: { token: TOKEN, channel: '@luna_bakery' },
    wrongValues: { token: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsxx', channel: '@another_bakery' },
    fault: null,
    posts: [],
    chat: { type: 'channel', title: 'Luna Bakery', username: 'luna_bakery' },
    bot: { status: 'administrator', can_post_messages: true },
  }
  return fake
}

export const fakeTelegram: FakeNetworkKind = {
  network: 'telegram',
  platform: 'telegram',
  without: {
    'token-expired': 'the token of a bot does not expire',
    'last-allowed': 'it says nothing about its limits before they are reached',
  },
  start: startFakeTelegram,
}
