import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import { uploadFile } from './meta.api.ts'
import { type MetaInUse, startMetaInUse } from './meta-in-use.fixture.ts'

let use: MetaInUse
beforeEach(async () => {
  use = await startMetaInUse(readEnv)
})
afterEach(() => use.network.close())

const picture = (n = 1) =>
  outgoingMediaOf('picture', { bytes: Buffer.alloc(n * 1000, 'p'), alt: `Picture ${n}` })
const video = () => outgoingMediaOf('video', { bytes: Buffer.alloc(100_000, 'v') })

describe('a Page', () => {
  test('shows a preview of the page that a text names, unless there are photos', async () => {
    await use.publish('facebook', { text: 'See luna.example/cakes' })
    use.startOver()
    await use.publish('facebook', { text: 'See luna.example/cakes', media: [picture()] })
    const [withLink, withPhoto] = use.callsOf('POST', '/feed').map(fieldsOf)
    expect(withLink).toEqual({ message: 'See luna.example/cakes', link: 'https://luna.example/cakes' })
    expect(withPhoto).toEqual({
      message: 'See luna.example/cakes',
      attached_media: expect.stringMatching(/^\[\{"media_fbid":"\d+"\}\]$/),
    })
  })

  test('shows the preview of a chosen link instead', async () => {
    await use.publish('facebook', { text: 'See luna.example/cakes', options: { link: 'luna.example/menu' } })
    expect(use.callsOf('POST', '/feed').map(fieldsOf)).toMatchObject([{ link: 'https://luna.example/menu' }])
  })

  test('gets videos in the pieces that Facebook asks for, and waits until they are shown', async () => {
    const outcome = await use.publish('facebook', { media: [video()] })
    expect(outcome).toMatchObject({ kind: 'published', remoteId: expect.stringContaining('_') })
    expect(use.calls()).toEqual([
      ...['start', 'piece', 'piece', 'piece', 'finish'].map(() => 'POST /ID/videos'),
      'GET /ID',
      'GET /ID',
    ])
    expect(use.network.posts[0]?.media).toMatchObject([{ bytes: 100_000 }])
  })

  test('goes on with a video where it stopped, and reads the file from there', async () => {
    expect(await use.attempt('facebook', { media: [video()] }, 1)).toBe('died')
    await use.publish('facebook', { media: [video()] })
    const phases = use.callsOf('POST', '/videos').map((request) => fieldsOf(request).start_offset)
    expect(phases).toEqual([undefined, '0', '40000', '80000', undefined])
    expect(use.network.posts[0]?.media).toMatchObject([{ bytes: 100_000 }])
  })

  test('refuses a video that it cannot show, in its own words', async () => {
    use.network.failure = 'The video is damaged.'
    expect(await use.publish('facebook', { media: [video()] })).toEqual({
      kind: 'rejected',
      reason: 'The video is damaged.',
    })
  })

  test('a comment that it refuses leaves the post as it is', async () => {
    const outcome = await use.publish('facebook', { followUps: [''] })
    expect([outcome.kind, use.network.posts.length]).toEqual(['published', 1])
  })
})

describe('Instagram', () => {
  test('takes a carousel of images that it fetches and a video that we upload', async () => {
    await use.publish('instagram', { text: 'New', media: [picture(1), video(), picture(2)] })
    const containers = use.callsOf('POST', '/media').map(fieldsOf)
    const image = { is_carousel_item: 'true', image_url: expect.stringMatching(/^http:/) }
    expect(containers).toEqual([
      { ...image, alt_text: 'Picture 1' },
      { is_carousel_item: 'true', media_type: 'VIDEO', upload_type: 'resumable' },
      { ...image, alt_text: 'Picture 2' },
      { media_type: 'CAROUSEL', caption: 'New', children: expect.stringMatching(/^\d+,\d+,\d+$/) },
    ])
    expect(use.network.posts[0]?.media.map(({ bytes }) => bytes)).toEqual([1000, 100_000, 2000])
  })

  test('needs no address of ours for a reel or a video story', async () => {
    const unreachable = outgoingMediaOf('video', { isUnreachable: true })
    for (const platform of ['instagram_reels', 'instagram_story', 'instagram'] as const) {
      expect(await use.publish(platform, { media: [unreachable] })).toMatchObject({ kind: 'published' })
      use.startOver()
    }
  })

  test('cannot fetch an image without an address of ours, and nothing is created', async () => {
    const media = [outgoingMediaOf('picture', { isUnreachable: true })]
    await expect(use.publish('instagram', { media })).rejects.toMatchObject({ problem: 'no_public_address' })
    expect(use.callsOf('POST', '/media')).toEqual([])
  })

  test('invites collaborators to the post itself, and shows a reel only among reels if a person wants that', async () => {
    const options = { collaborators: '@sol, mar.bakery', inFeed: 'no' }
    const invited = '["sol","mar.bakery"]'
    await use.publish('instagram', { media: [picture(), picture()], options })
    use.startOver()
    await use.publish('instagram_reels', { media: [video()], options })
    use.startOver()
    await use.publish('instagram_story', { media: [video()], options })
    const sent = use.callsOf('POST', '/media').map(fieldsOf)
    expect(sent.map(({ collaborators }) => collaborators)).toEqual([
      undefined,
      undefined,
      invited,
      invited,
      undefined,
    ])
    expect(sent[3]?.share_to_feed).toBe('false')
    expect(sent[4]).not.toHaveProperty('share_to_feed')
  })

  test('stories have neither a caption nor alternative text', async () => {
    await use.publish('instagram_story', { media: [picture()] })
    const containers = use.callsOf('POST', '/media').map((request) => Object.keys(fieldsOf(request)))
    expect(containers).toEqual([['media_type', 'image_url']])
  })

  test('a container that ended before it was published is created again', async () => {
    // The save before the call that publishes it.
    expect(await use.attempt('instagram', { media: [picture()] }, 1)).toBe('died')
    for (const container of use.network.containers.values()) container.state = 'EXPIRED'
    expect(await use.publish('instagram', { media: [picture()] })).toMatchObject({ kind: 'published' })
    expect(use.callsOf('POST', '/media')).toHaveLength(2)
    expect(use.network.posts).toHaveLength(1)
  })

  test('what it cannot use is refused for the reason that it gives', async () => {
    use.network.failure = '2207026: The video format is not supported'
    expect(await use.publish('instagram_reels', { media: [video()] })).toEqual({
      kind: 'rejected',
      reason: '2207026: The video format is not supported',
      code: 'file_type',
    })
  })

  test('with the posts of the day used up, nothing is created, and it is tried again later', async () => {
    use.network.postsLeft = 0
    const outcome = await use.publish('instagram', { media: [picture()] })
    expect(outcome).toEqual({
      kind: 'rate-limited',
      retryAt: new Date(use.clock.now().getTime() + 60 * 60_000),
    })
    expect(use.callsOf('POST', '/media')).toEqual([])
  })

  test('used up by others in between, it waits as well', async () => {
    expect(await use.attempt('instagram', { media: [picture()] }, 1)).toBe('died')
    use.network.postsLeft = 0
    expect(await use.publish('instagram', { media: [picture()] })).toMatchObject({ kind: 'rate-limited' })
    use.network.postsLeft = 1
    expect(await use.publish('instagram', { media: [picture()] })).toMatchObject({ kind: 'published' })
    expect(use.network.posts).toHaveLength(1)
  })
})

describe('exactly once', () => {
  const posts = [
    ['facebook', 'a text', { media: [] }],
    ['facebook', 'photos', { media: [picture(1), picture(2)] }],
    ['facebook', 'a video', { media: [video()] }],
    ['facebook_story', 'a photo', { media: [picture()] }],
    ['facebook_story', 'a video', { media: [video()] }],
    ['instagram', 'an image', { media: [picture()] }],
    ['instagram', 'a carousel', { media: [picture(1), picture(2)] }],
    ['instagram_reels', 'a video', { media: [video()] }],
    ['instagram_story', 'an image', { media: [picture()] }],
    ['instagram_story', 'a video', { media: [video()] }],
  ] as const

  test.each(posts)('%s, %s: killed after any save, also twice', async (platform, _what, post) => {
    for (let first = 1; ; first++) {
      use.network.posts.length = 0
      use.startOver()
      const died = await use.attempt(platform, post, first)
      if (died === 'died') await use.attempt(platform, post, 1)
      else if (died.kind === 'published') break
      expect([first, await use.publish(platform, post)]).toMatchObject([first, { kind: 'published' }])
      expect([first, use.network.posts.length]).toEqual([first, 1])
      if (died !== 'died') break
    }
  })

  test.each(posts)(
    '%s, %s: the answer lost, it is found, and not sent again',
    async (platform, _what, post) => {
      use.network.fault = 'cut-after-accept'
      let outcome = await use.publish(platform, post)
      if (outcome.kind === 'unknown') outcome = await use.publish(platform, post)
      const [shown] = use.network.shown
      expect(outcome).toMatchObject({ kind: 'published', remoteId: shown?.id })
      const visible = ['/feed', '/photo_stories', '/media_publish'].flatMap((edge) =>
        use.callsOf('POST', edge),
      )
      const finished = use.network.requests.filter((each) =>
        /finish/i.test(String(fieldsOf(each).upload_phase)),
      )
      expect([visible.length + finished.length, use.network.posts.length]).toEqual([1, 1])
    },
  )

  test.each(posts)(
    '%s, %s: never accepted, it is sent once more after two looks',
    async (platform, _what, post) => {
      use.network.fault = 'down'
      expect(await use.publish(platform, post)).toMatchObject({ kind: 'unknown' })
      const sentAt = use.clock.now().getTime()
      expect(await use.publish(platform, post)).toMatchObject({ kind: 'published' })
      expect(use.clock.now().getTime() - sentAt).toBeGreaterThanOrEqual(180_000)
      expect(use.network.posts).toHaveLength(1)
    },
  )
})

test('tokens go to Facebook only, whatever address an answer names', async () => {
  const reach = { env: readEnv({}), clock: use.clock }
  const file = await outgoingMediaOf('video').file({ types: ['video/mp4'], maxBytes: 100 })
  for (const address of [
    'https://facebook.com.example/up',
    'http://rupload.facebook.com/up',
    `${use.network.url}/up`,
  ])
    expect(await uploadFile(reach, { token: 't' }, address, file)).toBeNull()
  expect(use.network.requests).toEqual([])
})

test('only tokens of Pages are kept, and only they are sent', async () => {
  await use.publish('facebook')
  const sent = new Set(use.network.requests.map(({ headers }) => headers.authorization))
  expect([...sent]).toEqual([`Bearer ${use.network.page.token}`])
  expect(
    await use.adapter.publish({ ...use.network.account, remoteId: '1' }, {} as never, {} as never),
  ).toEqual({
    kind: 'needs-reconnect',
  })
})

describe('results', () => {
  test('of a post and of a reel, each by the names of its network', async () => {
    const results = async (platform: 'facebook' | 'instagram_reels') => {
      const outcome = await use.publish(platform, { media: platform === 'facebook' ? [] : [video()] })
      use.startOver()
      const id = outcome.kind === 'published' ? outcome.remoteId : ''
      const account = platform === 'facebook' ? use.network.account : use.network.instagramAccount
      const answer = await use.adapter.results?.(account, [id, '99999999999'])
      return answer?.kind === 'results' ? [...answer.results.values()] : answer
    }
    expect(await results('facebook')).toEqual([{ reach: 12, likes: 7, comments: 3, shares: 2, clicks: 11 }])
    expect(await results('instagram_reels')).toEqual([
      { reach: 12, likes: 4, comments: 1, shares: 11, clicks: null },
    ])
  })

  test('what was not allowed, and what stories do not have, stays unknown', async () => {
    use.network.allows = []
    const post = await use.publish('facebook')
    use.startOver()
    const story = await use.publish('facebook_story', { media: [picture()] })
    const ids = [post, story].map((each) => (each.kind === 'published' ? each.remoteId : ''))
    const answer = await use.adapter.results?.(use.network.account, ids)
    if (answer?.kind !== 'results') throw new Error(`No results: ${answer?.kind}`)
    const none = { reach: null, likes: null, comments: null, shares: null, clicks: null }
    expect([...answer.results.values()]).toEqual([{ ...none, likes: 7, comments: 3, shares: 2 }, none])
  })

  test('a token that was refused needs a person', async () => {
    use.network.tokens.clear()
    expect(await use.adapter.results?.(use.network.account, ['1'])).toEqual({ kind: 'needs-reconnect' })
    expect(await use.adapter.check(use.network.account)).toBe('needs-reconnect')
  })
})
