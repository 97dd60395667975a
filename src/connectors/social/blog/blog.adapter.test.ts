import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { blog } from './blog.adapter.ts'
import { type FakeBlog, startFakeBlog } from './blog.fake.fixture.ts'
import { wpError } from './wordpress-site.fixture.ts'

let fake: FakeBlog
beforeEach(async () => {
  fake = await startFakeBlog()
})
afterEach(() => fake.close())

const clock = new TestClock()
const adapter = () => blog.create({ env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock })

const postOf = (given: Partial<OutgoingPost> = {}) =>
  outgoingPostOf('blog', { title: 'Fresh bread at eight', ...given })

const twoImages = () => [
  outgoingMediaOf('picture', { alt: 'A loaf of bread', bytes: Buffer.from('loaf') }),
  outgoingMediaOf('picture', { alt: 'Rolls in a basket', type: 'image/png', bytes: Buffer.from('rolls') }),
]

class Died extends Error {}

/** Publishes as the engine does; the worker may die in one of its saves. */
async function publish(post: OutgoingPost, from: string | null = null, diesAt = 0, isStored = true) {
  let step = from
  let saves = 0
  const save = async (next: string) => {
    saves++
    if (saves !== diesAt || isStored) step = next
    if (saves === diesAt) throw new Died()
  }
  const outcome = await adapter()
    .publish(fake.account, post, { step, save })
    .catch((error: unknown): PublishOutcome => {
      if (error instanceof Died) return { kind: 'unknown', reason: 'died' }
      throw error
    })
  return { outcome, step, saves }
}

/** Answers one route, by method and address. */
const instead = (wanted: string, answer: FakeAnswer) => {
  fake.intercept = ({ method }, route) => (`${method} ${route}` === wanted ? answer : null)
}

describe('a post', () => {
  test('is published with its text and address', async () => {
    const { outcome } = await publish(postOf({ text: 'Two kinds.\n\nSee bakery.example/bread\nor call.' }))
    const [post] = fake.site.posts
    expect(post?.slug).toMatch(/^fresh-bread-at-eight-[a-z\d]{6}$/)
    expect(outcome).toEqual({ kind: 'published', remoteId: '10', url: `${fake.url}/${post?.slug}/` })
    expect(post?.content).toBe(
      [
        '<!-- wp:paragraph -->\n<p>Two kinds.</p>\n<!-- /wp:paragraph -->',
        '<!-- wp:paragraph -->\n<p>See <a href="https://bakery.example/bread">bakery.example/bread</a><br>or call.</p>\n<!-- /wp:paragraph -->',
      ].join('\n\n'),
    )
  })

  test('has its first image as featured image, and the others in its text, with alt texts', async () => {
    await publish(postOf({ media: twoImages() }))
    const [post] = fake.site.posts
    expect(fake.posts[0]?.media).toEqual([
      { type: 'image/jpeg', bytes: 4, alt: 'A loaf of bread' },
      { type: 'image/png', bytes: 5, alt: 'Rolls in a basket' },
    ])
    expect(fake.site.media.map(({ alt, title, name }) => ({ alt, title, name }))).toEqual([
      { alt: 'A loaf of bread', title: 'Fresh bread at eight', name: `${post?.slug}-1.jpg` },
      { alt: 'Rolls in a basket', title: 'Fresh bread at eight', name: `${post?.slug}-2.png` },
    ])
    expect(post?.featured).toBe(fake.site.media[0]?.id)
    expect(post?.content).toContain('alt="Rolls in a basket" class="wp-image-11"')
    expect(post?.content).not.toContain('A loaf of bread')
  })

  test('with a video shows it in its text', async () => {
    await publish(postOf({ media: [outgoingMediaOf('video'), ...twoImages()] }))
    const [post] = fake.site.posts
    expect(post?.featured).toBe(fake.site.media[1]?.id)
    expect(post?.content).toContain('<figure class="wp-block-video"><video controls src="')
  })

  test('is saved as a draft, which is opened in the editor', async () => {
    const { outcome } = await publish(postOf({ options: { status: 'draft' } }))
    expect(fake.site.posts[0]?.status).toBe('draft')
    expect(outcome).toEqual({
      kind: 'published',
      remoteId: '10',
      url: `${fake.url}/wp-admin/post.php?post=10&action=edit`,
    })
  })

  test('as a draft of a site that hides its name is opened as a preview', async () => {
    instead('GET /', { status: 403, body: 'No' })
    const { outcome } = await publish(postOf({ options: { status: 'draft' } }))
    expect(outcome).toMatchObject({ kind: 'published', url: `${fake.url}/?p=10&preview=true` })
  })

  test.each([
    ['signs only', '!?! …', /^post-[a-z\d]{6}$/],
    ['another script', 'パン', /^post-[a-z\d]{6}$/],
    ['accents', '¡Pan de ñame, así!', /^pan-de-name-asi-[a-z\d]{6}$/],
    ['many words', 'bread '.repeat(33), /^(bread-){10}[a-z\d]{6}$/],
    ['one long word', 'b'.repeat(200), /^b{60}-[a-z\d]{6}$/],
  ])('with a title of %s has an address', async (_case, title, expected) => {
    const { outcome } = await publish(postOf({ title }))
    expect(outcome.kind).toBe('published')
    expect(fake.site.posts[0]?.slug).toMatch(expected)
  })

  test('of hostile words arrives as text', async () => {
    const text = `<script>alert("1")</script> & '2' [gallery] <!-- wp:html --> 😀 𝒳\n<img src=x onerror=alert(1)>`
    const media = twoImages().map((image) => ({ ...image, alt: 'a "quoted" <b>alt</b> [x]' }))
    await publish(postOf({ title: '<b>50% & more</b> 😀', text, media }))
    const [post] = fake.site.posts
    expect(fake.posts[0]?.text).toBe(text)
    expect(fake.posts[0]?.media.map(({ alt }) => alt)).toEqual(media.map(({ alt }) => alt))
    expect(post?.title).toBe('&lt;b&gt;50% &amp; more&lt;/b&gt; 😀')
    expect(post?.content).not.toMatch(/<script|\[|<img src=x|<!-- wp:html/)
  })
})

describe('categories and tags', () => {
  const options = { categories: 'Bread & rolls, uncategorized', tags: ' fresh,Fresh , eight ' }
  const termsOf = (kind: 'categories' | 'tags') =>
    fake.site.posts[0]?.[kind].map((id) => fake.site[kind].find((term) => term.id === id)?.name)

  test('are created once, and found again', async () => {
    await publish(postOf({ options }))
    expect(termsOf('categories')).toEqual(['Bread &amp; rolls', 'Uncategorized'])
    expect(termsOf('tags')).toEqual(['fresh', 'eight'])
    fake.site.posts = []
    await publish(postOf({ options, reference: 'another' }))
    expect(termsOf('categories')).toEqual(['Bread &amp; rolls', 'Uncategorized'])
    expect([fake.site.categories.length, fake.site.tags.length]).toEqual([2, 2])
  })

  test('that an author may not create are left out', async () => {
    fake.site.capabilities.manage_categories = false
    await publish(postOf({ options }))
    expect(termsOf('categories')).toEqual(['Uncategorized'])
    expect(termsOf('tags')).toEqual(['fresh', 'eight'])
  })

  test('are left to the site if none are named', async () => {
    await publish(postOf({ options: { categories: ' , ' } }))
    expect(fake.requests.at(-1)?.body.toString()).not.toContain('categories')
  })
})

describe('exactly once', () => {
  const full = () => postOf({ media: twoImages(), options: { categories: 'Bread', tags: 'fresh' } })
  const deaths = [1, 2, 3].flatMap((save) => [
    { save, isStored: true },
    { save, isStored: false },
  ])

  test('a post with two images has three steps', async () => {
    expect((await publish(full())).saves).toBe(3)
  })

  test.each(deaths)('a worker that dies in a save: %j', async ({ save, isStored }) => {
    const { step } = await publish(full(), null, save, isStored)
    expect(fake.site.posts).toEqual([])
    expect((await publish(full(), step)).outcome.kind).toBe('published')
    expect([fake.site.posts.length, fake.site.media.length]).toEqual([1, 2])
    expect(fake.posts[0]?.media.map(({ alt }) => alt)).toEqual(['A loaf of bread', 'Rolls in a basket'])
  })

  test.each([
    ['the first upload', '/wp/v2/media', 1],
    ['the second upload', '/wp/v2/media', 2],
    ['a category', '/wp/v2/categories', 1],
  ])('%s is accepted, but its answer is lost', async (_case, path, cutAt) => {
    let seen = 0
    fake.intercept = (request, route) => {
      if (request.method !== 'POST' || route !== path || ++seen !== cutAt) return null
      const { intercept } = fake
      fake.intercept = null
      // The site does its work, and then the connection ends.
      return fetch(`${fake.url}${request.path}`, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
      }).then((): FakeAnswer => {
        fake.intercept = intercept
        return 'cut'
      })
    }
    const { outcome, step } = await publish(full())
    expect(outcome.kind).toBe('not-sent')
    expect((await publish(full(), step)).outcome.kind).toBe('published')
    expect([fake.site.posts.length, fake.site.media.length, fake.site.categories.length]).toEqual([1, 2, 2])
  })

  test.each([full, () => postOf({ options: { status: 'draft' } })])(
    'the post is accepted, but the answer is lost: case %#',
    async (post) => {
      fake.fault = 'cut-after-accept'
      const { outcome, step } = await publish(post())
      expect(outcome.kind).toBe('unknown')
      const again = await publish(post(), step)
      expect(again.outcome).toMatchObject({ kind: 'published', remoteId: `${fake.site.posts[0]?.id}` })
      expect(fake.site.posts).toHaveLength(1)
    },
  )

  test('no answer to the lookup: the post is not sent again', async () => {
    fake.fault = 'cut-after-accept'
    const { step } = await publish(postOf())
    instead('GET /wp/v2/posts', { status: 200, body: '<p>Maintenance</p>' })
    expect((await publish(postOf(), step)).outcome.kind).toBe('unknown')
    expect(fake.site.posts).toHaveLength(1)
  })

  test('a call that arrives after the lookup: the second post is deleted for good', async () => {
    fake.fault = 'cut-after-accept'
    const { step } = await publish(postOf())
    let lookups = 0
    fake.intercept = ({ method }, route) =>
      method === 'GET' && route === '/wp/v2/posts' && lookups++ === 0 ? { status: 200, body: [] } : null
    const { outcome } = await publish(postOf(), step)
    expect(outcome).toMatchObject({ kind: 'published', remoteId: '10' })
    expect(fake.site.posts.map(({ id }) => id)).toEqual([10])
    expect(fake.site.trash).toEqual([])
  })

  test('a lookup by reference finds it among others, with the same title too', async () => {
    for (const reference of ['one', 'two', 'three']) await publish(postOf({ reference }))
    expect(new Set(fake.site.posts.map(({ slug }) => slug)).size).toBe(3)
    const [, second] = fake.site.posts
    const url = `${fake.url}/${second?.slug}/`
    expect(await adapter().find?.(fake.account, 'two')).toEqual({ kind: 'found', remoteId: '11', url })
    expect(await adapter().find?.(fake.account, 'four')).toEqual({ kind: 'absent' })
  })
})

describe('what the site answers to a post', () => {
  const create = 'POST /wp/v2/posts'
  const upload = 'POST /wp/v2/media'
  const html = (status: number): FakeAnswer => ({ status, body: `<h1>${status}</h1>` })
  const retryAt = new Date('2026-03-10T12:00:30.000Z')

  test.each<[string, string, FakeAnswer, PublishOutcome]>([
    [
      'an invalid field',
      create,
      wpError(400, 'rest_invalid_param', 'Invalid parameter(s): status'),
      { kind: 'rejected', reason: 'Invalid parameter(s): status' },
    ],
    [
      'no right to publish',
      create,
      wpError(403, 'rest_cannot_publish', 'Sorry, you may not.'),
      { kind: 'rejected', reason: 'Sorry, you may not.', code: 'not_allowed' },
    ],
    ['a revoked password', create, wpError(401, 'incorrect_password', 'No'), { kind: 'needs-reconnect' }],
    ['signed out', create, wpError(401, 'rest_cannot_create', 'No'), { kind: 'needs-reconnect' }],
    ['a new address', create, html(301), { kind: 'needs-reconnect' }],
    ['a firewall', create, html(403), { kind: 'rejected', reason: 'HTTP 403', code: 'not_allowed' }],
    ['no site', create, html(404), { kind: 'rejected', reason: 'HTTP 404', code: 'destination_gone' }],
    [
      'too many calls',
      create,
      { status: 429, body: '', headers: { 'retry-after': '30' } },
      { kind: 'rate-limited', retryAt },
    ],
    ['maintenance', create, html(503), { kind: 'unknown', reason: 'HTTP 503' }],
    ['a page', create, html(200), { kind: 'unknown', reason: 'unreadable answer' }],
    ['a detour', create, html(302), { kind: 'unknown', reason: 'HTTP 302' }],
    ['maintenance before the post', upload, html(503), { kind: 'not-sent', reason: 'HTTP 503' }],
    ['a page before the post', upload, html(200), { kind: 'not-sent', reason: 'unreadable answer' }],
    [
      'a file too big for the web server',
      upload,
      html(413),
      { kind: 'rejected', reason: 'HTTP 413', code: 'file_too_big' },
    ],
    [
      'a file type that is refused',
      upload,
      wpError(500, 'rest_upload_sideload_error', '<strong>No</strong> &quot;gif&quot;'),
      { kind: 'rejected', reason: 'No "gif"' },
    ],
  ])('%s', async (_case, route, answer, outcome) => {
    instead(route, answer)
    expect((await publish(postOf({ media: twoImages() }))).outcome).toEqual(outcome)
  })

  test('a file that is too big for the site is rejected', async () => {
    fake.site.maxUploadBytes = 3
    expect((await publish(postOf({ media: twoImages() }))).outcome).toEqual({
      kind: 'rejected',
      reason: 'This file is too big.',
      code: 'file_too_big',
    })
  })

  test('nobody there: nothing was sent', async () => {
    await fake.close()
    expect((await publish(postOf())).outcome.kind).toBe('not-sent')
  })
})

describe('a published post', () => {
  test('is moved to the trash once', async () => {
    await publish(postOf())
    expect(await adapter().remove?.(fake.account, '10')).toBe('removed')
    expect(fake.site.trash).toHaveLength(1)
    expect(await adapter().remove?.(fake.account, '10')).toBe('absent')
    expect(await adapter().remove?.(fake.account, '99')).toBe('absent')
  })

  test('is deleted for good where there is no trash', async () => {
    await publish(postOf())
    fake.intercept = ({ method, path }) =>
      method === 'DELETE' && !path.includes('force=true')
        ? wpError(501, 'rest_trash_not_supported', 'The post does not support trashing.')
        : null
    expect(await adapter().remove?.(fake.account, '10')).toBe('removed')
  })

  test('of an unreachable site is not called removed', async () => {
    instead('DELETE /wp/v2/posts/10', { status: 503, body: 'Maintenance' })
    expect(await adapter().remove?.(fake.account, '10')).toBe('unreachable')
  })
})

test.each<[string, FakeAnswer | null, string]>([
  ['a good password', null, 'ok'],
  ['a revoked one', wpError(401, 'incorrect_password', 'No'), 'needs-reconnect'],
  ['a firewall', { status: 403, body: 'Forbidden' }, 'unreachable'],
  ['maintenance', { status: 503, body: 'Maintenance' }, 'unreachable'],
  ['no answer', 'cut', 'unreachable'],
])('account health: %s', async (_case, answer, health) => {
  if (answer) instead('GET /wp/v2/users/me', answer)
  expect(await adapter().check(fake.account)).toBe(health)
})

test('the address that the operator set replaces the address of the site', async () => {
  const env = readEnv({ BLOG_BASE_URL: fake.url })
  const account = { ...fake.account, site: 'https://bakery.example/wp-json/' }
  expect(await blog.create({ env, clock }).check(account)).toBe('ok')
})
