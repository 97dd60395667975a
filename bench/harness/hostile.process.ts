import { randomBytes, randomInt } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startHostileAi } from './hostile-ai.ts'
import { agentAt, type Call, send, sendOk, uploadPicture } from './send.ts'

/** The intensity of each attack; a number is its concurrent calls. */
export type Attack = {
  markdownDownloads: number
  hostileBriefs: number
  wrongSignIns: number
  eventStreams: number
  helpChats: number
  exports: number
  pictureSide: number
  pictureUploads: number
  previews: number
  films: number
  /** Between two calls of one kind, so that refusals do not cause a busy loop. */
  pauseMs: number
}
export type HostileOrder = { url: string; cookie: string; address: string; seconds: number; attack: Attack }
/** Number of calls per attack and answer. */
export type HostileReport = Record<string, Record<string, number>>

/** Each made a regular expression of the product slow, or might. */
const fillers = ['0', ' ', '#', 'a.', '$1,', '1.', '@a', '\u2028', '\r', '-', '(', 'https://a']

// A real attacker has its own processors; here it must not take them from the product.
setPriority(constants.priority.PRIORITY_LOW)

/** Prepares everything before the attack, so that preparing does not slow the measured shop. */
async function prepare({ url, cookie, address, attack }: HostileOrder) {
  const dispatcher = agentAt(address, 2000)
  const headers = { cookie, 'x-forwarded-for': address }
  const own = (path: string, more: Omit<Call, 'url'> = {}): Call => ({
    url: url + path,
    headers,
    dispatcher,
    ...more,
  })

  const ai = await startHostileAi()
  const settings = { provider: 'openai-compatible', model: 'hostile', baseUrl: ai.url }
  await sendOk(own('/api/settings/ai', { method: 'PUT', body: settings }))
  ai.turnHostile()

  const content = {
    content: `a${'\u2028'.repeat(100_000)}b`,
    variations: [],
    suggestedHashtags: [],
    visualSuggestions: [],
  }
  const blog = { title: 'Blog', description: 'Blog', platforms: ['blog'], withPictures: false, content }
  const made = await sendOk(own('/api/campaigns', { method: 'POST', body: blog }))
  const campaign = made.json() as { id: string }
  const detail = (await sendOk(own(`/api/campaigns/${campaign.id}`))).json() as { posts: { id: string }[] }
  const markdown = `/api/campaigns/${campaign.id}/posts/${detail.posts[0]?.id}/download?as=markdown`

  const side = attack.pictureSide
  const background = { r: 10, g: 120, b: 60 }
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { own, dispatcher, markdown, picture }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

async function attackWith(
  { url, cookie, address, seconds, attack }: HostileOrder,
  { own, dispatcher, markdown, picture }: Prepared,
): Promise<HostileReport> {
  const report: HostileReport = {}
  const endsAt = performance.now() + seconds * 1000
  const stop = AbortSignal.timeout(seconds * 1000)
  const isOver = () => performance.now() >= endsAt

  function count(name: string, outcome: string): void {
    const outcomes = report[name] ?? {}
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    report[name] = outcomes
  }
  const tries = async (name: string, make: () => Call | Promise<Call>) => {
    while (!isOver()) {
      const outcome = await Promise.race([
        Promise.resolve(make())
          .then(send)
          .then(
            ({ status }) => String(status),
            () => 'broken',
          ),
        pause(Math.max(0, endsAt - performance.now()), 'unanswered', { ref: false }),
      ])
      count(name, outcome)
      await pause(attack.pauseMs)
    }
  }
  const inParallel = (times: number, name: string, make: () => Call | Promise<Call>) =>
    Array.from({ length: times }, () => tries(name, make))

  const listen = async () => {
    const answer = await fetchStream(own('/api/events'), stop)
    count('event streams', answer)
  }
  const filler = (length: number) =>
    (fillers[randomInt(fillers.length)] ?? '0').repeat(length).slice(0, length)

  let logoUrl: string | null = null
  const preview = { template: 'instagram_post', headline: 'Spring' }

  await Promise.allSettled([
    ...inParallel(attack.markdownDownloads, 'downloads as Markdown', () => own(markdown)),
    ...inParallel(attack.hostileBriefs, 'campaigns to be written', () =>
      own('/api/campaigns/generate', {
        method: 'POST',
        body: { prompt: `a${filler(1900)}b`, platforms: ['x', 'facebook', 'instagram', 'blog'] },
      }),
    ),
    ...inParallel(attack.helpChats, 'questions', () =>
      own('/api/help-chat', {
        method: 'POST',
        body: { message: `why ${filler(900)}?`, language: 'english' },
      }),
    ),
    ...inParallel(attack.wrongSignIns, 'wrong sign-ins', () =>
      own('/api/login', {
        method: 'POST',
        // As a proxy forwards it: the caller's claim, then its real address.
        headers: {
          'x-forwarded-for': `${randomInt(1, 255)}.${randomInt(255)}.${randomInt(255)}.1, ${address}`,
        },
        body: { email: 'owner@example.com', password: randomBytes(9).toString('base64url') },
      }),
    ),
    ...inParallel(attack.exports, 'exports', () => own('/api/workspace/export')),
    ...inParallel(attack.pictureUploads, 'uploads of large pictures', async () => {
      logoUrl = await uploadPicture(url, cookie, picture, dispatcher)
      return own(logoUrl)
    }),
    ...inParallel(attack.previews, 'previews', () =>
      own('/api/brand-design/preview', { method: 'POST', body: { ...preview, ...(logoUrl && { logoUrl }) } }),
    ),
    ...inParallel(attack.films, 'films', () =>
      own('/api/generate-video', { method: 'POST', body: { prompt: 'Spring in the shop', duration: 30 } }),
    ),
    ...Array.from({ length: attack.eventStreams }, listen),
  ])
  return report
}

/** Held open until the attack is over. */
async function fetchStream(call: Call, stop: AbortSignal): Promise<string> {
  try {
    const answer = await call.dispatcher?.request({
      origin: new URL(call.url).origin,
      path: new URL(call.url).pathname,
      method: 'GET',
      headers: { ...call.headers },
      signal: stop,
    })
    if (answer?.statusCode === 200) for await (const _chunk of answer.body) if (stop.aborted) break
    return `${answer?.statusCode}, ended early`
  } catch {
    return stop.aborted ? 'held open' : 'broken'
  }
}

/** The first message is the order; the second one, after it has reported ready, starts the attack. */
process.once('message', async (order: HostileOrder) => {
  const prepared = await prepare(order)
  process.once('message', async () => process.send?.(await attackWith(order, prepared)))
  process.send?.('ready')
})
process.on('unhandledRejection', (error) => {
  console.error(error)
  process.exit(1)
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
