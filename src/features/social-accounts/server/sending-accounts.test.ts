import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { accountFor } from '../account-for.ts'
import { accountsFor } from './sending-accounts.ts'
import { findAccountFor } from './social-accounts.service.ts'
import { accountsPath, connectTelegram, listAccounts, openTelegramShop } from './telegram-shop.fixture.ts'

let at: TestApp
let ana: Person
let closeNetwork: () => Promise<void>
let brands: (string | null)[]

beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
  const shop = await openTelegramShop(at)
  ana = shop.ana
  closeNetwork = shop.network.close
  const sol = (await addBrand(ana, { name: 'Sol' })).id
  const mar = (await addBrand(ana, { name: 'Mar' })).id
  brands = [null, sol, mar]
  // The sandbox of a brand is added to the real channel that all brands share.
  expect((await connectTelegram(ana, shop.network.values)).statusCode).toBe(201)
  for (const platform of ['telegram', 'x'])
    for (const brandId of [sol, null]) {
      const { statusCode } = await ana.post(`${accountsPath}/sandbox`, { platform, brandId })
      expect(statusCode).toBe(201)
    }
  await ana.post(`${accountsPath}/sandbox`, { platform: 'threads', brandId: mar })
})
afterAll(async () => {
  await closeNetwork()
  await at.close()
})

test('screens name the account that the server sends a post through', async () => {
  const accounts = await listAccounts(ana)
  const workspaceId = await workspaceOf(at, ana)
  const senders = brands.flatMap((brandId) =>
    (['telegram', 'x', 'threads'] as const).flatMap((platform) =>
      [null, ...accounts.map(({ id }) => id)].map((accountId) => ({
        workspaceId,
        brandId,
        platform,
        accountId,
      })),
    ),
  )
  const sentThrough = await accountsFor(at.deps.db, senders)
  for (const sender of senders) {
    const shown = accountFor(accounts, sender)?.id
    expect(shown, JSON.stringify(sender)).toBe(sentThrough(sender)?.id)
    expect((await findAccountFor(at.deps.db, workspaceId, sender))?.id).toBe(shown)
  }
})

test('the sandbox of a brand does not take posts from a real channel', async () => {
  const accounts = await listAccounts(ana)
  const real = accounts.find(({ platform, isTest }) => platform === 'telegram' && !isTest)
  const posts = brands.map((brandId) => ({ brandId, platform: 'telegram' as const, accountId: null }))
  expect(accounts.filter(({ platform, isActive }) => platform === 'telegram' && isActive)).toHaveLength(3)
  expect(posts.map((post) => accountFor(accounts, post)?.id)).toEqual(posts.map(() => real?.id))
})
