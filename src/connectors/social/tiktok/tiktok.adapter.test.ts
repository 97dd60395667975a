import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { tiktok } from './tiktok.adapter.ts'
import { CHUNK_BYTES } from './tiktok.map.ts'
import { direct, FILM, film, Killed, openTiktok, photosOf, postOf } from './tiktok-in-use.fixture.ts'

const use = openTiktok(readEnv)

const TOTAL = FILM.length
const chunks = () => use.sentTo('/video/').map(({ headers }) => headers['content-range'])
const chunk = (start: number, end: number) => `bytes ${start}-${end}/${TOTAL}`
const wholeFilm = [chunk(0, CHUNK_BYTES - 1), chunk(CHUNK_BYTES, TOTAL - 1)]
const onlyUpload = () => {
  const [upload] = use.network.uploads.values()
  if (!upload) throw new Error('Nothing is being uploaded.')
  return upload
}

describe('a draft', () => {
  test('of a video waits in the inbox, byte for byte and without its text', async () => {
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
    expect(chunks()).toEqual(wholeFilm)
    expect(use.network.inbox).toMatchObject([{ text: '', media: [{ type: 'video/mp4', bytes: TOTAL }] }])
    expect(onlyUpload().received.equals(FILM)).toBe(true)
    expect(use.network.published).toEqual([])
    expect(use.sentTo('/creator_info/query/')).toEqual([])
  })

  test('of images waits there with its text, and TikTok reads them from us', async () => {
    expect(await use.publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(use.network.inbox).toMatchObject([{ text: 'Fresh bread at eight.', media: [{}, {}] }])
    const [sent] = use.sentTo('/content/init/').map(fieldsOf)
    expect(sent).toMatchObject({
      post_mode: 'MEDIA_UPLOAD',
      post_info: { description: 'Fresh bread at eight.' },
      source_info: { source: 'PULL_FROM_URL' },
    })
  })

  test('needs no right to post directly', async () => {
    use.network.allows = ['user.info.basic', 'video.upload']
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
  })

  test('is not taken if five are waiting, and says so', async () => {
    for (let place = 0; place < 5; place++) {
      use.saved = null
      await use.publish(photosOf())
    }
    use.saved = null
    expect(await use.publish(postOf())).toMatchObject({ kind: 'rejected', code: 'too_many_drafts' })
  })

  test('of images whose answer got lost is sent again', async () => {
    use.network.fault = 'cut-after-accept'
    expect((await use.attempt(photosOf())).kind).toBe('unknown')
    expect(await use.publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(use.network.inbox).toHaveLength(2)
  })
})

describe('a direct post', () => {
  test('of a video has the address of its post, although its id is longer than a number in JSON keeps', async () => {
    const outcome = await use.publish(postOf({ options: direct }))
    const [post] = use.network.published
    expect(outcome).toEqual({
      kind: 'published',
      remoteId: post?.id,
      url: `https://www.tiktok.com/@luna.bakery/video/${post?.id}`,
    })
    expect(post).toMatchObject({ text: 'Fresh bread at eight.' })
    expect(Number(post?.id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
  })

  test('of images has its own kind of address', async () => {
    expect(await use.publish(photosOf(direct))).toMatchObject({
      url: `https://www.tiktok.com/@luna.bakery/photo/${use.network.published[0]?.id}`,
    })
  })

  test('is as private as it can be until a person chooses, and allows nothing', async () => {
    expect(await use.publish(postOf({ options: { destination: 'direct' } }))).toMatchObject({
      kind: 'published',
      url: 'https://www.tiktok.com/@luna.bakery',
    })
    expect(use.sentTo('/video/init/').map((each) => fieldsOf(each).post_info)).toEqual([
      {
        title: 'Fresh bread at eight.',
        privacy_level: 'SELF_ONLY',
        disable_comment: true,
        disable_duet: true,
        disable_stitch: true,
        brand_content_toggle: false,
        brand_organic_toggle: false,
      },
    ])
  })

  test('allows what a person chose, unless the account has turned it off', async () => {
    use.network.turnedOff = ['stitch']
    const options = { ...direct, comments: 'on', reuse: 'on', disclosure: 'both' }
    await use.publish(postOf({ options }))
    expect(use.sentTo('/video/init/').map((each) => fieldsOf(each).post_info)).toMatchObject([
      {
        privacy_level: 'PUBLIC_TO_EVERYONE',
        disable_comment: false,
        disable_duet: false,
        disable_stitch: true,
        brand_content_toggle: true,
        brand_organic_toggle: true,
      },
    ])
  })

  test('for people the account does not allow is refused before anything is sent', async () => {
    use.network.isPrivate = true
    expect(await use.publish(postOf({ options: direct }))).toEqual({
      kind: 'rejected',
      code: 'not_allowed',
      reason: 'This account allows only SELF_ONLY, MUTUAL_FOLLOW_FRIENDS, FOLLOWER_OF_CREATOR.',
    })
    expect(use.begun()).toBe(0)
  })

  test('of an app that was not audited is refused, except private ones of a private account', async () => {
    use.network.isAudited = false
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({
      kind: 'rejected',
      code: 'app_not_approved',
    })
    use.network.isPrivate = true
    const options = { destination: 'direct', audience: 'SELF_ONLY' }
    expect(await use.publish(postOf({ options }))).toMatchObject({ kind: 'published' })
  })

  test('without the right for it is refused, and the account still works', async () => {
    use.network.allows = ['user.info.basic', 'video.upload']
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({
      kind: 'rejected',
      code: 'app_not_approved',
    })
    expect(await use.adapter().check(use.network.account)).toBe('ok')
  })

  test('that is paid for cannot be private', async () => {
    const options = { destination: 'direct', disclosure: 'partner' }
    expect(await use.publish(postOf({ options }))).toMatchObject({ kind: 'rejected', code: 'not_allowed' })
  })

  test('waits for its id a while, and is published without', async () => {
    use.network.hidesIdFor = 2
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({
      remoteId: use.network.published[0]?.id,
    })
    use.saved = null
    use.network.hidesIdFor = 50
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({
      kind: 'published',
      remoteId: expect.stringMatching(/^v_pub_file~/),
      url: 'https://www.tiktok.com/@luna.bakery',
    })
  })

  test('of images whose answer got lost stays unclear, and is never sent again', async () => {
    use.network.fault = 'cut-after-accept'
    expect((await use.attempt(photosOf(direct))).kind).toBe('unknown')
    expect((await use.publish(photosOf(direct))).kind).toBe('unknown')
    expect(use.network.published).toHaveLength(1)
    expect(use.begun()).toBe(1)
  })
})

describe('an upload', () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('is never doubled, whichever step a worker dies %s storing', async (_when, isStored) => {
    const post = postOf({ options: direct })
    await use.publish(post)
    const saves = use.steps.length
    expect(saves).toBeGreaterThanOrEqual(4)
    for (let killedAt = 1; killedAt <= saves; killedAt++) {
      use.network.published.length = 0
      use.saved = null
      use.steps = []
      await expect(use.attempt(post, killedAt, isStored)).rejects.toBeInstanceOf(Killed)
      use.steps = []
      expect([killedAt, await use.publish(post)]).toMatchObject([killedAt, { kind: 'published' }])
      expect([killedAt, use.network.published.length]).toEqual([killedAt, 1])
    }
  })

  test('whose last answer got lost is asked for, and nothing is sent again', async () => {
    use.network.fault = 'cut-after-accept'
    expect((await use.attempt(postOf({ options: direct }))).kind).toBe('unknown')
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({ kind: 'published' })
    expect(chunks()).toEqual(wholeFilm)
    expect(use.begun()).toBe(1)
  })

  test('that broke off is resumed at the byte where TikTok is', async () => {
    // Its address, the first chunk, and the last one.
    await expect(use.attempt(postOf(), 3)).rejects.toBeInstanceOf(Killed)
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
    expect(chunks()).toEqual(wholeFilm)
    expect(use.begun()).toBe(1)
  })

  test('knows where it goes before its first byte, sealed', async () => {
    await expect(use.attempt(postOf(), 1)).rejects.toBeInstanceOf(Killed)
    expect(chunks()).toEqual([])
    expect(use.saved).not.toContain(onlyUpload().token)
    expect(use.saved).not.toContain('upload_id')
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
    expect(use.begun()).toBe(1)
  })

  test('whose address ended before its last chunk starts over', async () => {
    await expect(use.attempt(postOf(), 2)).rejects.toBeInstanceOf(Killed)
    onlyUpload().isExpired = true
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
    expect(use.begun()).toBe(2)
    expect(use.network.inbox).toHaveLength(1)
  })

  test('whose address ended with its last chunk starts over only when nothing can arrive any more', async () => {
    await expect(use.attempt(postOf({ options: direct }), 3)).rejects.toBeInstanceOf(Killed)
    const began = use.clock.now().getTime()
    onlyUpload().isExpired = true
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({ kind: 'published' })
    expect(use.clock.now().getTime() - began).toBeGreaterThanOrEqual(60 * 60_000)
    expect(use.network.published).toHaveLength(1)
  })

  test('that is lost at once is not begun over and over', async () => {
    use.network.uploads.get = () => undefined
    expect(await use.publish(postOf())).toEqual({ kind: 'not-sent', reason: 'the upload was lost at once' })
    expect(use.begun()).toBe(1)
  })

  test('sealed with another app secret counts as expired', async () => {
    await expect(use.attempt(postOf(), 2)).rejects.toBeInstanceOf(Killed)
    const other = tiktok.create(use.reachWith('another secret'))
    const save = async (next: string) => {
      use.saved = next
    }
    const outcome = await other.publish(use.network.account, postOf(), { step: use.saved, save })
    expect(outcome.kind).toBe('processing')
    expect(use.begun()).toBe(2)
  })

  test('of a small video is sent whole', async () => {
    await use.publish(postOf({ media: [film(Buffer.from('a film'))] }))
    expect(use.sentTo('/video/init/').map((each) => fieldsOf(each).source_info)).toEqual([
      { source: 'FILE_UPLOAD', video_size: 6, chunk_size: 6, total_chunk_count: 1 },
    ])
  })

  test('that TikTok processes without an end is unclear after more than an hour', async () => {
    use.network.processesFor = 1000
    const began = use.clock.now().getTime()
    expect(await use.publish(postOf({ options: direct }))).toMatchObject({ kind: 'unknown' })
    expect(use.clock.now().getTime() - began).toBeGreaterThan(60 * 60_000)
    expect(use.begun()).toBe(1)
  })
})
