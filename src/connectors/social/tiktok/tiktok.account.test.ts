import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { Results } from '../adapter.ts'
import { tiktok } from './tiktok.adapter.ts'
import { direct, openTiktok, photosOf, postOf } from './tiktok-in-use.fixture.ts'

const use = openTiktok(readEnv)

describe('what TikTok cannot use', () => {
  test.each([
    ['file_format_check_failed', 'file_type'],
    ['duration_check_failed', 'file_type'],
    ['frame_rate_check_failed', 'file_type'],
    ['picture_size_check_failed', 'file_too_big'],
    ['spam_risk_text', 'not_allowed'],
  ])('%s is refused in its words, and a corrected post starts over', async (failure, code) => {
    use.network.failure = failure
    expect(await use.publish(postOf())).toEqual({ kind: 'rejected', reason: failure, code })
    use.network.failure = null
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
    expect(use.begun()).toBe(2)
  })

  test('trouble of its own is tried again', async () => {
    use.network.failure = 'internal'
    expect(await use.publish(postOf())).toEqual({ kind: 'not-sent', reason: 'internal' })
    use.network.failure = null
    expect(await use.publish(postOf())).toEqual({ kind: 'drafted' })
  })

  test('an address that is not verified in the app says so', async () => {
    use.network.ownsAddress = false
    expect(await use.publish(photosOf())).toMatchObject({ kind: 'rejected', code: 'address_unverified' })
    use.network.ownsAddress = true
    expect(await use.publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(use.network.inbox).toHaveLength(1)
  })

  test('too many posts in a minute wait for one', async () => {
    use.network.beginningsLeft = 0
    expect(await use.publish(photosOf())).toEqual({
      kind: 'rate-limited',
      retryAt: new Date(use.clock.now().getTime() + 60_000),
    })
    use.network.beginningsLeft = 1
    expect(await use.publish(photosOf())).toEqual({ kind: 'drafted' })
  })
})

describe('results', () => {
  const figures: Results = { reach: 120, likes: 7, comments: 3, shares: 2, clicks: null }
  const none: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

  test('are those of public posts, also if their id came later', async () => {
    use.network.hidesIdFor = 50
    const outcome = await use.publish(postOf({ options: direct }))
    if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
    const read = () => use.adapter().results?.(use.network.account, [outcome.remoteId, '404'])
    expect(await read()).toEqual({
      kind: 'results',
      results: new Map([
        [outcome.remoteId, none],
        ['404', none],
      ]),
    })
    use.network.hidesIdFor = 0
    expect(await read()).toMatchObject({
      results: new Map([
        [outcome.remoteId, figures],
        ['404', none],
      ]),
    })
  })

  test('without the right to list videos are unknown', async () => {
    const outcome = await use.publish(postOf({ options: direct }))
    if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
    const read = () => use.adapter().results?.(use.network.account, [outcome.remoteId])
    expect(await read()).toEqual({ kind: 'results', results: new Map([[outcome.remoteId, figures]]) })
    use.network.allows = use.network.allows.filter((scope) => scope !== 'video.list')
    expect(await read()).toEqual({ kind: 'results', results: new Map([[outcome.remoteId, none]]) })
  })
})

describe('access', () => {
  const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'

  async function signIn(posts = 'drafts') {
    const { app } = use.network
    const request = { values: { posts }, redirectUri: REDIRECT_URI, state: 's', challenge: 'c', app }
    const opened = await tiktok.signIn?.begin(use.reachWith(), request)
    if (opened?.kind !== 'ready') throw new Error('It begins.')
    const page = await fetch(opened.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const back = { code, verifier: '', redirectUri: REDIRECT_URI, memo: opened.memo, app }
    return tiktok.signIn?.finish(use.reachWith(), back)
  }

  test.each([
    ['drafts', ['user.info.basic', 'video.upload']],
    ['direct', ['user.info.basic', 'video.upload', 'video.publish', 'video.list']],
  ])('for %s asks for no more than the app has', async (posts, scopes) => {
    use.network.appScopes = scopes
    expect(await signIn(posts)).toMatchObject({
      kind: 'granted',
      scopes,
      accounts: [{ platform: 'tiktok', name: 'Luna Bakery', remoteId: use.network.account.remoteId }],
      tokens: { expiresAt: new Date(use.clock.now().getTime() + 86_400_000) },
    })
  })

  test('without the right to send drafts is refused, and the right is named', async () => {
    use.network.allows = ['user.info.basic']
    expect(await signIn()).toMatchObject({ problem: 'rights_missing', detail: 'video.upload' })
  })

  test('without further rights that the person turned off works', async () => {
    use.network.allows = ['user.info.basic', 'video.upload']
    expect(await signIn('direct')).toMatchObject({ kind: 'granted' })
  })

  test('is renewed with the newest token only', async () => {
    const first = await use.adapter().refresh?.(use.network.account)
    if (first?.kind !== 'refreshed') throw new Error('It renews.')
    expect(first.tokens.refresh).not.toBe(use.network.account.refresh)
    expect(await use.adapter().refresh?.(use.network.account)).toEqual({ kind: 'dead' })
    expect(await use.adapter().refresh?.({ ...use.network.account, ...first.tokens })).toMatchObject({
      kind: 'refreshed',
    })
  })

  test('is given back with the token that opens the account', async () => {
    expect(await use.adapter().revoke?.(use.network.account)).toBe('revoked')
    expect(await use.adapter().check(use.network.account)).toBe('token-expired')
  })

  test('of another person than before needs one', async () => {
    expect(await use.adapter().check({ ...use.network.account, remoteId: 'another' })).toBe('needs-reconnect')
  })

  test.each([
    ['https://luna.example', 'https://luna.example'],
    ['http://localhost:3000', null],
    ['https://192.168.1.4', null],
  ])('from %s leads back to %s', (own, accepted) => {
    expect(tiktok.signIn?.addressFor?.({ publicUrl: own }, own)).toBe(accepted)
  })
})
