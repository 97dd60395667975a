import { expect } from 'vitest'
import { startFakeBluesky } from '#connectors/social/bluesky/bluesky.fake.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { openAccount } from './account-secret.ts'
import { find } from './social-accounts.repository.ts'
import { accountsPath, listAccounts } from './telegram-shop.fixture.ts'

const PUBLIC_URL = 'https://shop.example'

/** What the server's page sends back with the person. */
type Back = { state?: string; code?: string; error?: string; iss?: string }

export const openPublicApp = () => createTestApp({ publicUrl: PUBLIC_URL, allowPrivateNetwork: true })

export type SignInShop = Awaited<ReturnType<typeof openSignInShop>>

/** A new shop, and a Bluesky of its own that people sign in to. */
export async function openSignInShop(at: TestApp) {
  const server = await startFakeBluesky()
  server.oauth.readDocument = readDocument
  at.deps.env.publicUrl = PUBLIC_URL
  at.deps.env.baseUrls.social.bluesky = server.url
  const ana = await at.person()

  /** As a server reads who we are: our own answer, at the address that we gave it. */
  async function readDocument(clientId: string): Promise<Record<string, unknown>> {
    expect(new URL(clientId).origin).toBe(PUBLIC_URL)
    const answer = await at.call({ method: 'GET', url: new URL(clientId).pathname })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ])
    return answer.json()
  }

  const list = (person = ana) => listAccounts(person)
  const begin = (handle = 'luna.bsky.social', person = ana) =>
    person.post(`${accountsPath}/sign-in`, { network: 'bluesky', values: { handle } })

  async function allow(handle?: string, person = ana): Promise<Back> {
    const answer = await begin(handle, person)
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
    const page = await fetch(answer.json().url, { redirect: 'manual' })
    const back = new URL(page.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe(`${PUBLIC_URL}${accountsPath}/return`)
    return Object.fromEntries(back.searchParams)
  }
  const finish = (back: Back, person = ana) => person.post(`${accountsPath}/sign-in/return`, back)

  async function connect(handle?: string) {
    const answer = await finish(await allow(handle))
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
    const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
    if (!account) throw new Error('No account was connected.')
    const workspaceId = await workspaceOf(at, ana)
    const row = async () => {
      const found = await find(at.deps.db, workspaceId, account.id)
      if (!found) throw new Error('The account is gone.')
      return found
    }
    return {
      id: account.id,
      row,
      tokens: async () => openAccount(at.deps.secrets, await row()),
      sendPost: () => ana.post(`${accountsPath}/${account.id}/test-post`, { text: 'Fresh bread' }),
    }
  }

  async function expectNothing(back: Back, code: string) {
    const answer = await finish(back)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await list()).toEqual([])
    const { rows } = await at.query('select 1 from channel_grants where workspace_id = $1', [
      await workspaceOf(at, ana),
    ])
    expect(rows).toEqual([])
    // What was allowed for nothing was given back.
    expect(server.oauth.sessions.size).toBe(0)
    return answer.json()
  }

  return {
    ana,
    server,
    publicUrl: PUBLIC_URL,
    readDocument,
    list,
    begin,
    allow,
    finish,
    connect,
    expectNothing,
  }
}
