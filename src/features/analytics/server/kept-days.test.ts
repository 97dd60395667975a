import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import { addCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import { countedDays, keptDays } from './kept-days.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const zones = ['America/New_York', 'Europe/Madrid', 'Asia/Kathmandu', 'America/Santiago'] as const

type Shop = { workspaceId: WorkspaceId; brands: [string, string] }

/** Around midnight and on days with clock changes; `n` numbers the rows of a statement, $2 shifts them. */
const momentOf = (n: string) =>
  `timestamptz '2026-03-07 22:00Z' + (${n} * 37 + $2::int * 11) % 500 * interval '47 minutes'`
const brandOf = (n: string) => `(array[null, $3, $4]::uuid[])[1 + (${n} + $2::int) % 3]`
const some = (table: string) =>
  `(select id from ${table} where workspace_id = $1 order by md5(id::text || $2::text) limit 4)`
const stateOf = (n: string) =>
  `(array['draft', 'scheduled', 'sending', 'published', 'failed', 'published'])[1 + (${n} + $2::int) % 6]`

/** Each takes $1 the workspace, $2 a number that varies it, $3 and $4 the two brands. */
const acts = {
  'add campaigns': `
    with made as (
      insert into campaigns (workspace_id, brand_id, title, description, content)
      select $1, ${brandOf('n')}, 'Campaign', '', '{}' from generate_series(1, 3) n returning id
    )
    select id from made`,
  'add posts': `
    insert into posts (workspace_id, campaign_id, platform, text, state, scheduled_for, due_at, lease_until, reach, likes, clicks)
    select $1, campaign.id, platform, '', ${stateOf('n')}, ${momentOf('n')}, now(), now(), n, n * 3, 1
    from (select id, row_number() over (order by id) as n from campaigns where workspace_id = $1) campaign,
      unnest(array['instagram', 'x', 'email']) platform
    on conflict do nothing`,
  'change posts': `
    update posts set state = ${stateOf('likes')}, likes = likes + $2::int, reach = reach + 1,
      scheduled_for = case when $2::int % 2 = 0 then ${momentOf('reach')} else coalesce(scheduled_for, now()) end
    where id in ${some('posts')}`,
  'take dates away': `update posts set state = 'draft', scheduled_for = null where id in ${some('posts')}`,
  'delete posts': `delete from posts where id in ${some('posts')}`,
  'move campaigns': `update campaigns set brand_id = ${brandOf('2')} where id in ${some('campaigns')}`,
  'delete campaigns': `delete from campaigns where id in ${some('campaigns')}`,
  'add messages': `
    with thread as (
      insert into conversations (workspace_id, platform, remote_id, contact_name, last_message_at)
      values ($1, 'x', gen_random_uuid(), 'Ana', now()) returning id
    )
    insert into messages (workspace_id, conversation_id, brand_id, platform, direction, content, sender_name, response_seconds, created_at)
    select $1, thread.id, ${brandOf('n')}, 'x', (array['in', 'in', 'out', 'note'])[1 + n % 4], 'Hi', 'Ana',
      case when n % 4 = 2 then n * 60 end, ${momentOf('n')}
    from thread, generate_series(1, 12) n`,
  'change messages': `
    update messages set is_read = not is_read, brand_id = case when $2::int % 2 = 0 then ${brandOf('1')} else brand_id end,
      response_seconds = case when $2::int % 3 = 0 and direction = 'out' then $2::int end
    where id in ${some('messages')}`,
  'delete conversations': `delete from conversations where id in ${some('conversations')}`,
  'add customers': `
    insert into customers (workspace_id, brand_id, name, status, language, created_at)
    select $1, ${brandOf('n')}, 'Ana', 'active', 'en', ${momentOf('n')} from generate_series(1, 5) n`,
  'change customers': `
    update customers set name = 'Eva', brand_id = ${brandOf('1')},
      created_at = case when $2::int % 2 = 0 then ${momentOf('3')} else created_at end
    where id in ${some('customers')}`,
  'delete customers': `delete from customers where id in ${some('customers')}`,
  move: `update workspaces set time_zone = (array[${zones.map((zone) => `'${zone}'`).join(', ')}])[1 + $2::int % 4] where id = $1`,
  'delete a brand':
    'delete from brands where id = (array[$3, $4]::uuid[])[1 + $2::int % 2] and workspace_id = $1',
} as const
type Act = keyof typeof acts

// PostgreSQL cannot infer the type of an unused parameter.
const withTypes = (statement: string) =>
  `with given as (select $1::uuid, $2::int, $3::uuid, $4::uuid) ${statement.replace(/^\s*with /, ', ')}`

async function take({ workspaceId, brands }: Shop, act: Act, number: number): Promise<void> {
  const left = await at.query('select id from brands where id = any($1)', [brands])
  const [first, second] = brands.map((id) => (left.rows.some((row) => row.id === id) ? id : null))
  await at.query(withTypes(acts[act]), [workspaceId, number, first, second])
}

async function openShop(): Promise<Shop> {
  const ana = await at.person()
  const brands: [string, string] = [(await firstBrand(ana)).id, (await addBrand(ana)).id]
  const shop = { workspaceId: await workspaceOf(at, ana), brands }
  for (const act of ['add campaigns', 'add posts', 'add messages', 'add customers'] as const)
    await take(shop, act, 1)
  return shop
}

const stepOf = {
  act: fc.constantFrom(...(Object.keys(acts) as Act[])),
  number: fc.integer({ min: 0, max: 40 }),
}
const step = fc.record(stepOf)

test('after any writes the figures by day equal a fresh count', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const shop = await openShop()
      for (const { act, number } of steps) await take(shop, act, number)
      expect(await keptDays(at, shop.workspaceId)).toEqual(await countedDays(at, shop.workspaceId))
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('after any writes and zone changes between the slices of a recount, the figures equal a fresh count', async () => {
  // A shop as small as this one is done after its first slice; without the trigger, each row gets a slice.
  await at.query('alter table workspaces disable trigger workspaces_recounted')
  try {
    const turn = fc.record({
      ...stepOf,
      act: fc.constantFrom(...(Object.keys(acts) as Act[]), 'slice', 'slice', 'slice'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 30 }), async (turns) => {
        const shop = await openShop()
        const recount = async (rows: number) =>
          (await at.query('select recount_slice($1, $2) as done', [shop.workspaceId, rows])).rows[0]?.done
        await take(shop, 'move', 1)
        for (const { act, number } of turns) {
          if (act === 'slice') await recount(1 + (number % 5))
          else await take(shop, act, number)
        }
        while (!(await recount(3)));
        expect(await keptDays(at, shop.workspaceId)).toEqual(await countedDays(at, shop.workspaceId))
      }),
      { numRuns: 20, endOnFailure: true },
    )
  } finally {
    await at.query('alter table workspaces enable trigger workspaces_recounted')
  }
})

test('concurrent writes during a zone change lose nothing', async () => {
  const shop = await openShop()
  const together: Act[] = ['add messages', 'add customers', 'move', 'add messages', 'add customers', 'move']
  for (let round = 0; round < 6; round++)
    await Promise.all(together.map((act, index) => take(shop, act, round * 7 + index)))
  expect(await keptDays(at, shop.workspaceId)).toEqual(await countedDays(at, shop.workspaceId))
})

test('campaigns scheduled and deleted concurrently for the same hour wait for each other and are all counted', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const plan = () =>
    addCampaign(ana, {
      scheduledFor: new Date(at.clock.now().getTime() + 3_600_000).toISOString(),
      platforms: ['x', 'facebook'],
    })
  const first = await Promise.all(Array.from({ length: 4 }, plan))
  const answers = await Promise.all([
    ...first.map(({ id }) => ana.delete(`/api/campaigns/${id}`)),
    changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' }),
    ...Array.from({ length: 6 }, plan),
  ])
  expect(answers).toHaveLength(11)
  const kept = await keptDays(at, workspaceId)
  expect(kept).toEqual(await countedDays(at, workspaceId))
  expect(kept.campaigns).toHaveLength(1)
})

test('a campaign is counted once in any range of days with its posts', async () => {
  const { workspaceId } = await openShop()
  const counted = async (from: string, to: string) => {
    const { rows } = await at.query(
      `select (select coalesce(sum(campaigns), 0)::int from campaign_days
         where workspace_id = $1 and day between $2 and $3 and (previous is null or previous < $2)) as kept,
       (select count(distinct campaign_id)::int from posts
         where workspace_id = $1 and state not in ('draft', 'failed')
           and (scheduled_for at time zone 'UTC')::date between $2 and $3) as counted`,
      [workspaceId, from, to],
    )
    return rows[0]
  }
  await at.query("update workspaces set time_zone = 'UTC' where id = $1", [workspaceId])
  const spans = [
    ['2026-03-01', '2026-03-31'],
    ['2026-03-08', '2026-03-09'],
    ['2026-03-10', '2026-03-20'],
  ] as const
  for (const [from, to] of spans) {
    const found = await counted(from, to)
    expect(found?.kept).toBe(found?.counted)
  }
  expect((await counted('2026-03-01', '2026-03-31'))?.kept).toBeGreaterThan(0)
})

test('ten thousand rows at once, and a deleted workspace, leave nothing behind', async () => {
  const shop = await openShop()
  await at.query(
    `insert into customers (workspace_id, name, status, language, created_at)
     select $1, 'Ana', 'active', 'en', now() - n * interval '1 hour' from generate_series(1, 10000) n`,
    [shop.workspaceId],
  )
  expect(await keptDays(at, shop.workspaceId)).toEqual(await countedDays(at, shop.workspaceId))
  await at.query('delete from workspaces where id = $1', [shop.workspaceId])
  const left = await keptDays(at, shop.workspaceId)
  expect(Object.values(left).flat()).toEqual([])
})
