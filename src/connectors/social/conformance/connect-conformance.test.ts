import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { type ConnectAnswer, connectProblems } from '../connect/connect.ts'
import { connectGuides } from '../connect/connect-guides.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import { adapterNames } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { adapterKindOf, isTestAdapter } from '../server-registry.ts'
import { eachWithNetwork, type NetworkInUse, titledNetworks } from './conformance.fixture.ts'
import type { FakeNetwork } from './fake-network.fixture.ts'
import { fakeNetworks } from './fake-networks.fixture.ts'
import { type SpoilingProxy, spoilings } from './spoiling-proxy.fixture.ts'

const REDIRECT_URI = 'http://127.0.0.1:3000/connected'

test('every network has a fake and a guide', () => {
  const real = adapterNames.filter((name) => !isTestAdapter(name)).toSorted()
  expect([...new Set(fakeNetworks.map(({ network }) => network))].toSorted()).toEqual(real)
  expect(Object.keys(connectGuides).toSorted()).toEqual(real)
})

describe.each(titledNetworks)('connecting %s', (_title, kind) => {
  const { network, platform } = kind
  const { connect: connectWithKeys, signIn } = adapterKindOf(network)
  const connect = kind.signsIn ? undefined : connectWithKeys
  const guide = connectGuides[network].find(({ hasSignIn = false }) => hasSignIn === !connect)
  const hasFields = (guide?.fields.length ?? 0) > 0
  let fake: FakeNetwork
  let proxy: SpoilingProxy
  let use: NetworkInUse

  eachWithNetwork(kind, readEnv, (opened) => {
    use = opened
    ;({ fake, proxy } = use)
  })

  /** Enters values; on the network's own page, the person allows it at once. */
  async function enter(values: Record<string, string>, at?: string): Promise<ConnectAnswer> {
    const reach = use.reachAt(at)
    if (connect) return connect(reach, values)
    if (!signIn) throw new Error(`${network} cannot be connected.`)
    const begun = await signIn.begin(reach, {
      values,
      redirectUri: REDIRECT_URI,
      state: 'the-state',
      challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      app: fake.app,
    })
    if (begun.kind === 'refused') return begun
    // A network that does not answer, or answers nonsense, sends nobody back: then there is no code.
    const page = await fetch(begun.url, { redirect: 'manual' }).catch(() => null)
    const back = URL.parse(page?.headers.get('location') ?? '')
    expect(back?.searchParams.get('state') ?? 'the-state').toBe('the-state')
    return signIn.finish(reach, {
      code: back?.searchParams.get('code') ?? 'no-code',
      issuer: back?.searchParams.get('iss') ?? undefined,
      verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      redirectUri: REDIRECT_URI,
      memo: begun.memo,
      app: fake.app,
    })
  }

  async function refusal(values: Record<string, string>, at?: string) {
    const answer = await enter(values, at)
    if (answer.kind !== 'refused') throw new Error(`${network} accepted it.`)
    use.told.push(JSON.stringify(answer))
    expect(connectProblems).toContain(answer.problem)
    return answer
  }

  test('what it grants can publish', async () => {
    const answer = await enter(fake.values)
    if (answer.kind !== 'granted') throw new Error(`Refused: ${JSON.stringify(answer)}`)
    const { accounts, tokens, site, user } = answer
    expect(accounts.map((each) => each.platform)).toContain(platform)
    expect([user.name, ...accounts.flatMap(({ name, remoteId }) => [name, remoteId])]).not.toContain('')
    const remoteId = accounts.find((each) => each.platform === platform)?.remoteId ?? ''
    const { outcome } = await use.publish({ account: { ...tokens, site, remoteId } })
    expect(outcome).toMatchObject({ kind: kind.ends ?? 'published' })
  })

  test.runIf(hasFields)('each wrong value is refused, and the field is named', async () => {
    const fields = guide?.fields.map(({ id }) => id)
    expect(fields).toEqual(expect.arrayContaining(Object.keys({ ...fake.values, ...fake.wrongValues })))
    expect(Object.keys(fake.wrongValues)).not.toEqual([])
    for (const [field, value] of Object.entries(fake.wrongValues)) {
      const { field: named = field } = await refusal({ ...fake.values, [field]: value })
      expect(fields).toContain(named)
    }
    expect(fake.posts).toEqual([])
  })

  test.runIf(hasFields)('empty values are refused without a call', async () => {
    await refusal(Object.fromEntries(Object.keys(fake.values).map((field) => [field, ' '])))
    expect(fake.requests).toEqual([])
  })

  test.runIf(signIn?.app)(
    'keys of an app that it does not know are refused, before they are kept',
    async () => {
      const check = (app: Partial<OAuthClient>, at?: string) =>
        signIn?.app?.check(use.reachAt(at), { clientId: '', clientSecret: '', ...fake.app, ...app })
      expect(await check({})).toBeNull()
      for (const wrong of [{ clientId: '404' }, { clientSecret: 'not-the-secret' }])
        expect([wrong, await check(wrong)]).toMatchObject([wrong, { problem: 'app_refused' }])
      expect(await check({}, await use.closedUrl())).toMatchObject({ problem: 'unreachable' })
      expect(guide?.app?.name).toBe(signIn?.app?.name)
      expect(manifestOf(platform).app).toBe(signIn?.app?.name)
    },
  )

  test('a network that cannot be reached is reported as such', async () => {
    const url = await use.closedUrl()
    expect(await refusal(use.movedTo(url, fake.values), url)).toMatchObject({ problem: 'unreachable' })
  })

  test.each(spoilings.filter((how) => how !== 'no answer at all'))(
    'answered with %s, it is refused',
    async (how) => {
      proxy.spoils = { how, what: 'all' }
      const { problem } = await refusal(use.movedTo(proxy.url, fake.values), proxy.url)
      expect(['unreachable', 'unexpected_answer', 'not_found', 'address_refused']).toContain(problem)
    },
  )

  test('a site on the private network is not called', async () => {
    if (!use.hasOwnSite) return
    const reach = { ...use.reachAt(), env: readEnv({}) }
    const request = { values: fake.values, redirectUri: REDIRECT_URI, state: 's', challenge: 'c' }
    const answer = connect ? await connect(reach, fake.values) : await signIn?.begin(reach, request)
    expect(answer).toMatchObject({ kind: 'refused', problem: 'address_refused' })
    expect(fake.requests).toEqual([])
  })
})
