import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { ConnectAnswer } from '../connect/connect.ts'
import type { Platform } from '../platforms.ts'
import type { FakePage } from './fake-state.fixture.ts'
import { metaAdvice } from './meta.connect.ts'
import { type MetaInUse, startMetaInUse } from './meta-in-use.fixture.ts'
import { accessOf } from './page-tokens.ts'
import { metaSignIn } from './sign-in-meta.ts'

const REDIRECT_URI = 'https://shop.example/return'

let use: MetaInUse
beforeEach(async () => {
  use = await startMetaInUse(readEnv)
})
afterEach(() => use.network.close())

async function begin(): Promise<URL> {
  const request = { values: {}, redirectUri: REDIRECT_URI, state: 's', challenge: 'c', app: use.network.app }
  const begun = await metaSignIn.begin(use.reach, request)
  if (begun.kind === 'refused') throw new Error('It begins.')
  return new URL(begun.url)
}

async function signIn(platform?: Platform): Promise<ConnectAnswer> {
  const page = await fetch(await begin(), { redirect: 'manual' })
  const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const back = { code, verifier: '', redirectUri: REDIRECT_URI, memo: {}, app: use.network.app, platform }
  return metaSignIn.finish(use.reach, back)
}

async function granted(platform?: Platform) {
  const answer = await signIn(platform)
  if (answer.kind === 'refused') throw new Error(`Refused: ${answer.problem}`)
  return answer
}

const further = (n: number, given: Partial<FakePage> = {}): FakePage => ({
  id: `20405060708090${n}`,
  name: `Shop ${n}`,
  token: `EAABtokenOfShop${n}`,
  tasks: ['CREATE_CONTENT'],
  instagram: null,
  ...given,
})

test('asks on Facebook’s page for what posting needs, and again for what was refused before', async () => {
  const { searchParams } = await begin()
  expect(searchParams.get('scope')?.split(',')).toEqual(
    expect.arrayContaining(['pages_manage_posts', 'instagram_content_publish']),
  )
  expect(searchParams.get('auth_type')).toBe('rerequest')
  expect(searchParams.has('code_challenge')).toBe(false)
})

test('finds each Page and its Instagram account, over several lists', async () => {
  use.network.pages.push(further(1), further(2))
  const { accounts, user, scopes } = await granted()
  expect(accounts.map(({ platform, name }) => `${platform} ${name}`)).toEqual([
    'facebook Luna Bakery',
    'facebook_story Luna Bakery',
    'instagram @luna.bakery',
    'instagram_story @luna.bakery',
    'instagram_reels @luna.bakery',
    'facebook Shop 1',
    'facebook_story Shop 1',
    'facebook Shop 2',
    'facebook_story Shop 2',
  ])
  expect(user).toEqual(use.network.user)
  expect(scopes).toContain('instagram_content_publish')
})

test('keeps the tokens of Pages from a long-lived sign-in, and none of the person', async () => {
  const { tokens } = await granted()
  const { page } = use.network
  for (const remoteId of [page.id, page.instagram?.id ?? ''])
    expect(accessOf({ secret: tokens.secret, remoteId })?.token).toBe(page.token)
  const values = Object.values(JSON.parse(tokens.secret))
  expect(new Set(values)).toEqual(new Set([use.network.user.id, page.token]))
  expect([tokens.refresh, tokens.expiresAt]).toEqual([undefined, undefined])
})

describe('nowhere to post', () => {
  test.each<[string, () => void, Platform | undefined, object]>([
    ['without a Page', () => (use.network.pages.length = 0), undefined, metaAdvice.noPage],
    [
      'with a Page that others write for',
      () => (use.network.page.tasks = ['ANALYZE']),
      undefined,
      metaAdvice.noRole,
    ],
    [
      'without Instagram, if that was wanted',
      () => (use.network.page.instagram = null),
      'instagram_reels',
      metaAdvice.noInstagram,
    ],
  ])('%s: it says what to do', async (_what, change, platform, advice) => {
    change()
    expect(await signIn(platform)).toEqual({ kind: 'refused', problem: 'no_account', advice })
  })

  test('without Instagram, Facebook is connected', async () => {
    use.network.page.instagram = null
    const { accounts } = await granted('facebook')
    expect(accounts.map(({ platform }) => platform)).toEqual(['facebook', 'facebook_story'])
  })
})

describe('rights that were taken away on Facebook’s page', () => {
  const without = (...scopes: string[]) => {
    use.network.allows = use.network.allows.filter((scope) => !scopes.includes(scope))
  }

  test('are named, with what to do', async () => {
    without('pages_manage_posts')
    expect(await signIn()).toEqual({
      kind: 'refused',
      problem: 'rights_missing',
      detail: 'pages_manage_posts',
      advice: metaAdvice.rights,
    })
  })

  test('those of Instagram count where there is one', async () => {
    without('instagram_content_publish', 'instagram_basic')
    expect(await signIn()).toMatchObject({ detail: 'instagram_basic, instagram_content_publish' })
    use.network.page.instagram = null
    expect(await signIn()).toMatchObject({ kind: 'granted' })
    expect(await signIn('instagram')).toMatchObject({ problem: 'rights_missing' })
  })

  test('those for figures, and for Pages of a portfolio, are not needed', async () => {
    without('read_insights', 'instagram_manage_insights', 'business_management')
    expect(await signIn()).toMatchObject({ kind: 'granted' })
  })
})

test('a code counts once', async () => {
  const back = { code: 'used', verifier: '', redirectUri: REDIRECT_URI, memo: {}, app: use.network.app }
  expect(await metaSignIn.finish(use.reach, back)).toMatchObject({
    problem: 'expired',
    detail: expect.stringContaining('verification code'),
  })
})

test('the access is given back in the name of the app', async () => {
  const { network, adapter } = use
  expect(await adapter.revoke?.({ ...network.account, app: { clientId: '1', clientSecret: 'x' } })).toBe(
    'unreachable',
  )
  expect(network.tokens.size).toBe(1)
  expect(await adapter.revoke?.(network.account)).toBe('revoked')
  expect(network.tokens.size).toBe(0)
  const { app: _, ...withoutApp } = network.account
  expect(await adapter.revoke?.(withoutApp)).toBe('unreachable')
})
