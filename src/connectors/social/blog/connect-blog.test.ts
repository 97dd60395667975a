import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import { blog } from './blog.adapter.ts'
import { blogAdvice } from './blog.connect.ts'
import { type FakeBlog, startFakeBlog } from './blog.fake.fixture.ts'
import { wpError } from './wordpress-site.fixture.ts'

let fake: FakeBlog
beforeEach(async () => {
  fake = await startFakeBlog()
})
afterEach(() => fake.close())

const openReach = () => ({ env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock: new TestClock() })
const connect = (values: Record<string, string> = {}, reach = openReach()) =>
  blog.connect?.(reach, { ...fake.values, ...values })

/** Answers every request to the site's pages or to the index of its API. */
const instead = (answer: FakeAnswer) => {
  fake.intercept = () => answer
}

describe('a site is connected', () => {
  test('with its REST API, user and name', async () => {
    expect(await connect()).toEqual({
      kind: 'granted',
      site: `${fake.url}/wp-json/`,
      user: { id: '7', name: 'Ana' },
      tokens: { secret: 'ana:abcdEFGH1234ijklMNOP6789' },
      scopes: ['publish_posts', 'upload_files'],
      accounts: [{ platform: 'blog', remoteId: new URL(fake.url).host, name: "Tom & Ana's bakery" }],
    })
  })

  test('with plain permalinks', async () => {
    fake.site.hasPrettyPermalinks = false
    const site = `${fake.url}/?rest_route=%2F`
    expect(await connect()).toMatchObject({ kind: 'granted', site })
    const account = { ...fake.account, site }
    expect(await blog.create(openReach()).check(account)).toBe('ok')
  })

  test.each([true, false])('without a Link header, pretty permalinks: %s', async (isPretty) => {
    fake.site.hasPrettyPermalinks = isPretty
    fake.intercept = (_request, route) => (route === null ? { status: 200, body: 'Hello' } : null)
    expect(await connect()).toMatchObject({ kind: 'granted' })
  })

  test.each(['/wp-admin/', '/wp-login.php', '/wp-json/wp/v2'])('by the address of %s', async (path) => {
    expect(await connect({ address: `${fake.url}${path}` })).toMatchObject({ kind: 'granted' })
  })

  test('after a redirect inside the site, without sending the password to it', async () => {
    fake.intercept = ({ path }) =>
      path === '/old/' ? { status: 301, headers: { location: `${fake.url}/` } } : null
    expect(await connect({ address: `${fake.url}/old` })).toMatchObject({ kind: 'granted' })
    const signed = fake.requests.filter(({ headers }) => headers.authorization !== undefined)
    expect(signed.map(({ path }) => path.split('?')[0])).toEqual(['/wp-json/wp/v2/users/me'])
  })
})

describe('a site is not connected', () => {
  const asked = () => fake.requests.filter(({ headers }) => headers.authorization !== undefined)

  test.each([
    ['no address', '', 'address_refused'],
    ['another scheme', 'ftp://bakery.example', 'address_refused'],
    ['a password in it', 'https://ana:secret@bakery.example', 'address_refused'],
  ])('%s', async (_case, address, problem) => {
    expect(await connect({ address })).toEqual({ kind: 'refused', problem, field: 'address' })
    expect(fake.requests).toEqual([])
  })

  test.each(['https://bakery.wordpress.com', 'wordpress.com/sites/bakery'])('%s', async (address) => {
    expect(await connect({ address })).toMatchObject({
      problem: 'not_found',
      field: 'address',
      advice: blogAdvice.wordPressCom,
    })
  })

  test('a domain of its own at wordpress.com', async () => {
    const link = '<https://public-api.wordpress.com/wp-json/?rest_route=/>; rel="https://api.w.org/"'
    instead({ status: 200, body: 'Hello', headers: { link } })
    expect(await connect()).toMatchObject({ problem: 'not_found', advice: blogAdvice.wordPressCom })
  })

  test('a private address, unless the operator allows it', async () => {
    const reach = { ...openReach(), env: readEnv({}) }
    const address = fake.url.replace('http:', 'https:')
    expect(await connect({ address }, reach)).toMatchObject({ problem: 'address_refused', field: 'address' })
    expect(fake.requests).toEqual([])
  })

  test('http is upgraded to https, so the password is never sent in the open', async () => {
    const reach = { ...openReach(), env: readEnv({}) }
    expect(await connect({}, reach)).toMatchObject({ kind: 'refused' })
    expect(fake.requests).toEqual([])
  })

  test('a redirect to another site', async () => {
    instead({ status: 302, headers: { location: 'https://elsewhere.example/' } })
    expect(await connect()).toMatchObject({
      problem: 'address_refused',
      detail: 'elsewhere.example',
      advice: blogAdvice.otherSite,
    })
    expect(asked()).toEqual([])
  })

  test('redirects without an end', async () => {
    instead({ status: 302, headers: { location: '/' } })
    expect(await connect()).toMatchObject({ problem: 'not_found', field: 'address' })
    expect(fake.requests.length).toBeLessThan(20)
  })

  test.each<[string, FakeAnswer, string]>([
    ['no WordPress', { status: 404, body: 'Not found' }, 'not_found'],
    ['a page for every address', { status: 200, body: '<h1>Hello</h1>' }, 'not_found'],
    ['other JSON', { status: 200, body: { namespaces: ['shop/v1'] } }, 'not_found'],
    ['a blocked API', wpError(401, 'rest_disabled', 'Only for signed-in users.'), 'unexpected_answer'],
    ['a firewall', { status: 403, body: '<h1>Forbidden</h1>' }, 'unexpected_answer'],
    ['too many calls', { status: 429, body: '' }, 'rate_limited'],
    ['maintenance', { status: 503, body: '<p>Maintenance</p>' }, 'unreachable'],
    ['no answer', 'cut', 'unreachable'],
  ])('%s', async (_case, answer, problem) => {
    instead(answer)
    expect(await connect()).toMatchObject({ kind: 'refused', problem, field: 'address' })
    expect(asked()).toEqual([])
  })

  test.each([
    ['user', ' '],
    ['password', ''],
  ])('an empty %s', async (field, value) => {
    expect(await connect({ [field]: value })).toEqual({
      kind: 'refused',
      problem: 'credentials_refused',
      field,
    })
    expect(fake.requests).toEqual([])
  })

  test.each([
    ['user', 'nobody'],
    ['password', 'abcd EFGH 1234 ijkl MNOP 0000'],
  ])('a wrong %s, if the site does not say which', async (field, value) => {
    expect(await connect({ [field]: value })).toEqual({
      kind: 'refused',
      problem: 'credentials_refused',
      field: 'password',
      advice: blogAdvice.notSignedIn,
    })
  })

  test.each([
    ['user', 'invalid_username'],
    ['user', 'invalid_email'],
    ['password', 'incorrect_password'],
  ])('a wrong %s, if the site says %s', async (field, code) => {
    fake.intercept = (_request, route) => (route === '/wp/v2/users/me' ? wpError(401, code, 'No') : null)
    expect(await connect()).toEqual({ kind: 'refused', problem: 'credentials_refused', field })
  })

  test('application passwords that are turned off', async () => {
    fake.site.hasPasswords = false
    expect(await connect()).toMatchObject({
      problem: 'credentials_refused',
      advice: blogAdvice.passwordsOff,
    })
  })

  test.each([
    ['a contributor', { publish_posts: false, upload_files: false }, 'publish_posts, upload_files'],
    ['without uploads', { upload_files: false }, 'upload_files'],
  ])('%s', async (_case, capabilities, detail) => {
    Object.assign(fake.site.capabilities, capabilities)
    expect(await connect()).toEqual({
      kind: 'refused',
      problem: 'rights_missing',
      detail,
      advice: blogAdvice.rightsMissing,
    })
  })
})
