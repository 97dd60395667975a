import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { ChannelAccount, OutgoingPost } from '#connectors/social/adapter.ts'
import { blog } from '#connectors/social/blog/blog.adapter.ts'
import { blogAdvice } from '#connectors/social/blog/blog.connect.ts'
import { outgoingMediaOf, outgoingPostOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { fromStart } from '#connectors/social/conformance/progress.fixture.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { type Passwords, startWordPress, type WordPress } from './wordpress-server.ts'

type Text = { raw: string; rendered: string }
type Post = {
  id: number
  slug: string
  status: string
  title: Text
  content: Text
  featured_media: number
  categories: number[]
  tags: number[]
}
type Media = { id: number; alt_text: string; title: Text; source_url: string; mime_type: string }
type Term = { id: number; name: string }

let wordPress: WordPress
let photo: Buffer

const reach = { env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock: { now: () => new Date() } }
const adapter = blog.create(reach)

const accountOf = (user: keyof Passwords, url = wordPress.url): ChannelAccount => ({
  remoteId: new URL(url).host,
  site: `${url}/wp-json/`,
  secret: `${user}:${wordPress.passwords[user].replaceAll(' ', '')}`,
})

async function read<T>(path: string): Promise<T> {
  const authorization = `Basic ${Buffer.from(accountOf('ana').secret).toString('base64')}`
  const answer = await fetch(`${wordPress.url}/wp-json/wp/v2/${path}`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}
const posts = () => read<Post[]>('posts?status=any&context=edit&per_page=100')
const media = () => read<Media[]>('media?context=edit&per_page=100&orderby=id&order=asc')

beforeAll(async () => {
  wordPress = await startWordPress()
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c40' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => wordPress?.close())

beforeEach(async () => {
  await wordPress.php(
    "foreach (get_posts(['post_type' => ['post', 'attachment'], 'post_status' => ['any', 'trash'], 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true); foreach (get_terms(['taxonomy' => ['category', 'post_tag'], 'hide_empty' => false]) as $term) if ($term->term_id > 1) wp_delete_term($term->term_id, $term->taxonomy);",
  )
})

const image = (alt: string) => outgoingMediaOf('picture', { bytes: photo, alt })
const postOf = (given: Partial<OutgoingPost> = {}) =>
  outgoingPostOf('blog', { title: 'Fresh bread', reference: crypto.randomUUID(), ...given })

async function publish(post: OutgoingPost, user: keyof Passwords = 'ana'): Promise<Post> {
  const outcome = await adapter.publish(accountOf(user), post, fromStart)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return read<Post>(`posts/${outcome.remoteId}?context=edit`)
}

/** The words of a page as a browser shows them. */
const shown = (html: string) =>
  html
    .replace(/<br ?\/?>\n?/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

describe('connecting', () => {
  const values = () => ({ address: wordPress.url, user: 'ana', password: wordPress.passwords.ana })

  test('with an application password, as WordPress shows it', async () => {
    expect(await blog.connect?.(reach, values())).toEqual({
      kind: 'granted',
      site: `${wordPress.url}/wp-json/`,
      user: { id: '1', name: 'ana' },
      tokens: { secret: accountOf('ana').secret },
      scopes: ['publish_posts', 'upload_files'],
      accounts: [{ platform: 'blog', remoteId: new URL(wordPress.url).host, name: 'Ana & Leo' }],
    })
    expect(await adapter.check(accountOf('ana'))).toBe('ok')
  })

  test('with plain permalinks', async () => {
    await wordPress.php("update_option('permalink_structure', '');")
    try {
      const answer = await blog.connect?.(reach, values())
      if (answer?.kind !== 'granted') throw new Error(JSON.stringify(answer))
      expect(answer.site).toContain('rest_route=')
      const account = { ...accountOf('ana'), site: answer.site }
      const outcome = await adapter.publish(account, postOf({ media: [image('A loaf')] }), fromStart)
      expect(outcome).toMatchObject({ kind: 'published' })
    } finally {
      await wordPress.php("update_option('permalink_structure', '/%postname%/');")
    }
  })

  test.each([
    ['user', 'nobody'],
    ['password', 'abcd EFGH 1234 ijkl MNOP 6789'],
    ['password', 'main password'],
  ])('a wrong %s: %j', async (name, value) => {
    expect(await blog.connect?.(reach, { ...values(), [name]: value })).toEqual({
      kind: 'refused',
      problem: 'credentials_refused',
      field: 'password',
      advice: blogAdvice.notSignedIn,
    })
  })

  test('the email address of the user will do', async () => {
    expect(await blog.connect?.(reach, { ...values(), user: 'ana@mail.test' })).toMatchObject({
      kind: 'granted',
    })
  })

  test('a contributor may not publish', async () => {
    const carla = { ...values(), user: 'carla', password: wordPress.passwords.carla }
    expect(await blog.connect?.(reach, carla)).toMatchObject({
      problem: 'rights_missing',
      detail: 'publish_posts, upload_files',
    })
  })

  test('a revoked password needs a new connection', async () => {
    const account = { ...accountOf('ana'), secret: 'ana:abcdEFGH' }
    expect(await adapter.check(account)).toBe('needs-reconnect')
    expect(await adapter.publish(account, postOf(), fromStart)).toEqual({ kind: 'needs-reconnect' })
  })
})

describe('publishing', () => {
  test('a post with two images, a category and a tag', async () => {
    const options = { categories: 'Bread & rolls, Uncategorized', tags: 'fresh' }
    const post = await publish(postOf({ media: [image('A loaf'), image('Two rolls')], options }))
    const [first, second] = await media()
    expect(post).toMatchObject({ status: 'publish', featured_media: first?.id })
    expect([first, second]).toMatchObject([
      { alt_text: 'A loaf', title: { raw: 'Fresh bread' }, mime_type: 'image/jpeg' },
      { alt_text: 'Two rolls' },
    ])
    expect(post.content.rendered).toMatch(/<img [^>]*alt="Two rolls"/)
    expect(post.content.rendered).toContain(second?.source_url)
    expect(post.content.rendered).not.toContain('A loaf')
    const categories = await read<Term[]>(`categories?post=${post.id}`)
    expect(categories.map(({ name }) => name)).toEqual(['Bread &amp; rolls', 'Uncategorized'])
    expect((await read<Term[]>(`tags?post=${post.id}`)).map(({ name }) => name)).toEqual(['fresh'])

    const again = await publish(postOf({ options }))
    expect([again.categories, again.tags]).toEqual([post.categories, post.tags])
  })

  test('a post without categories gets the one of the site', async () => {
    expect((await publish(postOf())).categories).toEqual([1])
  })

  test('new categories of an author are left out, tags are created', async () => {
    const post = await publish(postOf({ options: { categories: 'Offers', tags: 'of the day' } }), 'leo')
    expect(post.categories).toEqual([1])
    expect((await read<Term[]>(`tags?post=${post.id}`)).map(({ name }) => name)).toEqual(['of the day'])
  })

  test('a draft opens in the editor', async () => {
    const outcome = await adapter.publish(
      accountOf('ana'),
      postOf({ options: { status: 'draft' } }),
      fromStart,
    )
    const [draft] = await posts()
    expect(draft).toMatchObject({ status: 'draft', slug: expect.stringMatching(/^fresh-bread-/) })
    expect(outcome).toMatchObject({
      kind: 'published',
      url: `${wordPress.url}/wp-admin/post.php?post=${draft?.id}&action=edit`,
    })
  })

  test.each(['ana', 'leo'] as const)('hostile words of %s arrive as text', async (user) => {
    const text =
      '<script>alert(1)</script> & [gallery] \\ <!-- wp:html --> 😀 𝒳 <b>bold</b>\n<img src=x onerror=alert(1)>'
    const title = '<b>50% & more</b> [audio] 😀'
    const alt = '<b>alt</b> & [x] 😀'
    const post = await publish(postOf({ title, text, media: [image(alt), image(alt)] }), user)
    expect(shown(post.title.rendered)).toBe(title)
    const [words = ''] = post.content.rendered.split('<figure')
    // WordPress shows two hyphens as a dash, in every post.
    expect(shown(words)).toBe(text.replaceAll('--', '–'))
    expect(post.content.rendered).not.toMatch(/<script|<b>|onerror=alert\(1\)>/)
    expect(shown((await media())[0]?.alt_text ?? '')).toBe(alt)
    const [, inText = ''] = /alt="([^"]*)"/.exec(post.content.rendered) ?? []
    expect(shown(inText)).toBe(alt)
  })

  test('a file that is no image is refused with the words of WordPress', async () => {
    const broken = outgoingMediaOf('picture', { bytes: Buffer.from('<?php echo 1;') })
    expect(await adapter.publish(accountOf('ana'), postOf({ media: [broken] }), fromStart)).toMatchObject({
      kind: 'rejected',
      reason: expect.stringContaining('not allowed to upload this file type'),
    })
    expect([await posts(), await media()]).toEqual([[], []])
  })

  test('a contributor who was an author is told so', async () => {
    expect(await adapter.publish(accountOf('carla'), postOf(), fromStart)).toMatchObject({
      kind: 'rejected',
      code: 'not_allowed',
    })
  })

  test('a title without letters has an address too', async () => {
    expect((await publish(postOf({ title: '!?! パン' }))).slug).toMatch(/^post-[a-z\d]{6}$/)
  })
})

describe('a published post', () => {
  test.each([
    ['ana', 'publish'],
    ['leo', 'publish'],
    ['leo', 'draft'],
  ] as const)('of %s is found by its reference, and goes to the trash once: %s', async (user, status) => {
    const post = postOf({ options: { status } })
    const { id } = await publish(post, user)
    await publish(postOf())
    const account = accountOf(user)
    expect(await adapter.find?.(account, post.reference)).toMatchObject({ kind: 'found', remoteId: `${id}` })
    expect(await adapter.find?.(account, crypto.randomUUID())).toEqual({ kind: 'absent' })
    expect(await adapter.remove?.(account, `${id}`)).toBe('removed')
    expect(await adapter.remove?.(account, `${id}`)).toBe('absent')
    expect((await read<Post>(`posts/${id}?context=edit`)).status).toBe('trash')
  })
})

describe('a publish that breaks off', () => {
  class Died extends Error {}

  const full = (status: string) =>
    postOf({
      media: [image('A loaf'), image('Two rolls')],
      options: { status, categories: 'Bread', tags: 'fresh' },
    })

  /** Publishes until the post is out; the worker dies in one of its saves, or never. */
  async function publishWithDeath(account: ChannelAccount, post: OutgoingPost, diesAt = 0, isStored = true) {
    let step: string | null = null
    let saves = 0
    for (let attempt = 0; attempt < 10; attempt++) {
      const save = async (next: string) => {
        const isDying = ++saves === diesAt
        if (!isDying || isStored) step = next
        if (isDying) throw new Died()
      }
      try {
        const outcome = await adapter.publish(account, post, { step, save })
        if (outcome.kind === 'published') return
        expect(['unknown', 'not-sent']).toContain(outcome.kind)
      } catch (error) {
        if (!(error instanceof Died)) throw error
      }
    }
    throw new Error('never published')
  }

  async function expectOne() {
    expect((await posts()).length).toBe(1)
    expect((await media()).map(({ alt_text }) => alt_text)).toEqual(['A loaf', 'Two rolls'])
  }

  const deaths = ['publish', 'draft'].flatMap((status) =>
    [1, 2, 3].flatMap((save) => [true, false].map((isStored) => ({ status, save, isStored }))),
  )
  test.each(deaths)('in a save is out once: %j', async ({ status, save, isStored }) => {
    await publishWithDeath(accountOf('ana'), full(status), save, isStored)
    await expectOne()
  })

  // PHP's own web server does one after the other, as calls arrive that were given up.
  test.each(['publish', 'draft'])('five at once with the same reference are one post: %s', async (status) => {
    const post = postOf({ options: { status } })
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => adapter.publish(accountOf('leo'), post, fromStart)),
    )
    const [only, ...others] = await posts()
    expect(others).toEqual([])
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ kind: 'published', remoteId: `${only?.id}` })
  })

  const callsOf = (status: string, count: number) =>
    Array.from({ length: count }, (_, call) => ({ status, call }))
  const calls = [...callsOf('publish', 9), ...callsOf('draft', 10)]
  test.each(calls)('after WordPress has answered is out once: %j', async ({ status, call }) => {
    const proxy = await startCuttingProxy(wordPress.url)
    let seen = 0
    proxy.isCut = () => seen++ === call
    try {
      await publishWithDeath(accountOf('ana', proxy.url), full(status))
    } finally {
      await proxy.close()
    }
    expect(seen).toBeGreaterThan(call)
    await expectOne()
  })
})
