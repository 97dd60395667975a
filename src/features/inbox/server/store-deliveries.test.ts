import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { connect } from './inbox.fixture.ts'
import { openDeliveryStore } from './store-deliveries.ts'

let at: TestApp
let workspaceId: WorkspaceId
let accountId: string
beforeAll(async () => {
  at = await createTestApp()
  const ana = await at.person()
  workspaceId = await workspaceOf(at, ana)
  accountId = (await connect(ana)).id
})
afterAll(() => at.close())

const delivery = (deliveryId: string, body = Buffer.from('{"a": "\\\\ \\u0000 ñ"}')) => ({
  workspaceId,
  accountId,
  deliveryId,
  body,
  receivedAt: at.clock.now(),
})

const bodies = async () =>
  (await at.query('select delivery_id, body from inbox_deliveries order by delivery_id')).rows

test('concurrent deliveries are all stored unchanged, also next to one that cannot be stored', async () => {
  const store = openDeliveryStore(at.deps.db)
  const names = Array.from({ length: 250 }, (_, index) => `name ${String(index).padStart(3, '0')}`)
  const stored = names.map((name) => store(delivery(name)))
  const refused = store({ ...delivery('of nobody'), accountId: randomUUID() })
  const copies = names.slice(0, 20).map((name) => store(delivery(name)))
  await expect(refused).rejects.toMatchObject({ cause: { constraint: 'inbox_deliveries_account' } })
  await Promise.all(copies)
  expect(await Promise.all(stored)).toEqual(names.map(() => true))
  expect(await bodies()).toEqual(names.map((delivery_id) => ({ delivery_id, body: delivery('').body })))
  expect(await Promise.all(names.map((name) => store(delivery(name))))).toEqual(names.map(() => false))
})

test('storing the same ones in opposite orders does not deadlock', async () => {
  const [first, second] = [openDeliveryStore(at.deps.db), openDeliveryStore(at.deps.db)]
  const names = Array.from({ length: 150 }, (_, index) => `both ${index}`)
  await Promise.all([
    ...names.map((name) => first(delivery(name))),
    ...names.toReversed().map((name) => second(delivery(name))),
  ])
  expect((await bodies()).filter(({ delivery_id }) => delivery_id?.startsWith('both'))).toHaveLength(150)
})

test('bytes are stored unchanged, large ones separately', async () => {
  const store = openDeliveryStore(at.deps.db)
  const large = Buffer.from(Array.from({ length: 900_000 }, (_, index) => index % 256))
  await Promise.all(['large 1', 'large 2', 'large 3'].map((name) => store(delivery(name, large))))
  const { rows } = await at.query(
    "select body = $1 as same from inbox_deliveries where delivery_id like 'large%'",
    [large],
  )
  expect(rows).toEqual([{ same: true }, { same: true }, { same: true }])
})
