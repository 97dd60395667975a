import { createHash, randomBytes } from 'node:crypto'
import { type Browser, chromium as playwright } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import type { ChannelAccount } from '#connectors/social/adapter.ts'
import { bluesky } from '#connectors/social/bluesky/bluesky.adapter.ts'
import { openGrant, sealedIn } from '#connectors/social/bluesky/sealed-grant.ts'
import { blueskySignIn } from '#connectors/social/bluesky/sign-in-bluesky.ts'
import { outgoingMediaOf, outgoingPostOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { fromStart } from '#connectors/social/conformance/progress.fixture.ts'
import { exportKey, newSigningKey } from '#connectors/social/connect/jws.ts'
import { testBrowser } from '../../scripts/chromium.ts'
import { MAIN_PASSWORD, startPds } from './pds.ts'

const REDIRECT_URI = 'http://127.0.0.1:39999/api/social-accounts/return'
const clock = { now: () => new Date() }
const reach = { env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock }

let pds: Awaited<ReturnType<typeof startPds>>
let browser: Browser
beforeAll(async () => {
  pds = await startPds()
  browser = await playwright.launch({ executablePath: testBrowser() })
})
afterAll(async () => {
  await browser?.close()
  await pds?.close()
})

/** While somebody connects, the directory of accounts is asked, too: on this computer, like the rest. */
const connectingReach = () => ({
  clock,
  env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true', BLUESKY_BASE_URL: pds.networkUrl }),
})

/** Signs in on the server's own page; answers what the browser brings back to us. */
async function visit(url: string, press: 'Authorize' | 'Deny access'): Promise<URLSearchParams> {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(url)
  const identifier = page.getByRole('textbox', { name: 'Username or Email' })
  const password = page.getByRole('textbox', { name: 'Password' })
  const begin = page.getByRole('button', { name: 'Sign in', exact: true })
  await begin.waitFor()
  // Without an account to begin with, the server asks first what the person wants.
  if (!(await password.isVisible())) await begin.click()
  await password.waitFor()
  if (await identifier.isEditable()) await identifier.fill('luna.test')
  await password.fill(MAIN_PASSWORD)
  await begin.click()
  // Nothing listens there: it is enough to see where the browser is sent.
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().startsWith(`${REDIRECT_URI}?`)),
    page.getByRole('button', { name: press }).click(),
  ])
  const back = new URL(request.url())
  await page.close()
  return back.searchParams
}

async function signIn(handle: string, press: 'Authorize' | 'Deny access' = 'Authorize') {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const request = { values: { handle }, redirectUri: REDIRECT_URI, state: 'the-state', challenge }
  const begun = await blueskySignIn.begin(connectingReach(), request)
  if (begun.kind === 'refused') throw new Error(JSON.stringify(begun))
  const back = await visit(begun.url, press)
  expect(back.get('state')).toBe('the-state')
  const { memo } = begun
  const code = back.get('code') ?? ''
  const issuer = back.get('iss') ?? undefined
  return {
    error: back.get('error'),
    finish: () =>
      blueskySignIn.finish(connectingReach(), { code, verifier, redirectUri: REDIRECT_URI, issuer, memo }),
  }
}

async function connected(handle = 'luna.test'): Promise<ChannelAccount> {
  const granted = await (await signIn(handle)).finish()
  if (granted.kind !== 'granted') throw new Error(JSON.stringify(granted))
  return { ...granted.tokens, remoteId: granted.user.id, site: granted.site }
}

const adapter = () => bluesky.create(reach)

test('a person signs in on the page of the server, and posts go out with images', async () => {
  const account = await connected()
  expect(account).toMatchObject({ remoteId: pds.did, site: pds.url })
  expect(account.expiresAt?.getTime()).toBeGreaterThan(Date.now())
  expect(await adapter().check(account)).toBe('ok')
  const bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#c40' } })
    .jpeg()
    .toBuffer()
  const photo = outgoingMediaOf('picture', { bytes, alt: 'Pan', width: 320, height: 200 })
  const post = outgoingPostOf('bluesky', { reference: crypto.randomUUID(), media: [photo] })
  const outcome = await adapter().publish(account, post, fromStart)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  const record = (await pds.records()).find(({ uri }) => uri === outcome.remoteId)
  expect(record?.value.embed).toMatchObject({ images: [{ alt: 'Pan', image: { mimeType: 'image/jpeg' } }] })
  expect(await adapter().remove?.(account, outcome.remoteId)).toBe('removed')
})

test('with the address of the server, the person says there who they are', async () => {
  expect(await connected(pds.url)).toMatchObject({ remoteId: pds.did, site: pds.url })
})

test('a refresh token is good once; after that, only signing in again helps', async () => {
  const account = await connected()
  const renewed = await adapter().refresh?.(account)
  if (renewed?.kind !== 'refreshed') throw new Error(JSON.stringify(renewed))
  const next = { ...account, ...renewed.tokens }
  expect(next.refresh).not.toBe(account.refresh)
  expect(await adapter().check(next)).toBe('ok')
  expect(await adapter().refresh?.(account)).toEqual({ kind: 'dead' })
})

test('access that was given back is over', async () => {
  const account = await connected()
  expect(await adapter().revoke?.(account)).toBe('revoked')
  expect(await adapter().refresh?.(account)).toEqual({ kind: 'dead' })
})

test('a stolen token is worth nothing without its key', async () => {
  const account = await connected()
  const grant = openGrant(account.secret)
  if (!grant) throw new Error('It was signed in.')
  expect(await adapter().check(account)).toBe('ok')
  for (const secret of [sealedIn({ ...grant, key: exportKey(newSigningKey()) }), grant.token])
    expect(await adapter().check({ ...account, secret })).not.toBe('ok')
})

test('a person who says no', async () => {
  expect((await signIn('luna.test', 'Deny access')).error).toBe('access_denied')
})

test('a code counts once', async () => {
  const { finish } = await signIn('luna.test')
  expect(await finish()).toMatchObject({ kind: 'granted' })
  expect(await finish()).toMatchObject({ kind: 'refused', problem: 'expired' })
})
