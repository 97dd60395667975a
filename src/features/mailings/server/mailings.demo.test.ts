import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Campaign, CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import type { Mailing } from '#features/mailings/mailings.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

async function findMailing() {
  const campaigns = (await ana.get('/api/campaigns?limit=100')).json<Campaign[]>()
  const found = campaigns.find(({ title }) => title === 'A gift that always fits')
  const { posts } = (await ana.get(`/api/campaigns/${found?.id}`)).json<CampaignDetail>()
  const post = posts.find(({ platform }) => platform === 'email')
  const mailing = (await ana.get(`/api/campaigns/${found?.id}/posts/${post?.id}/mailing`)).json<Mailing>()
  return { id: found?.id, mailing }
}

const count = async (from: string) => Number((await at.query(`select count(*) as n from ${from}`)).rows[0]?.n)

test('one email of the demo shop has its recipients: customers who had agreed before, each once', async () => {
  await ana.post('/api/populate-demo-data')
  await ana.post('/api/populate-demo-data')
  const { id, mailing } = await findMailing()
  const { progress, problems } = mailing
  expect(progress?.total).toBeGreaterThan(10)
  expect(progress).toMatchObject({ sent: (progress?.total ?? 0) - 1, refused: 1, queued: 0, unsubscribed: 0 })
  expect(problems).toMatchObject([{ problem: 'refused', customerId: expect.any(String) }])
  expect(
    await count(`mail_deliveries d where not exists (
      select from customer_consents c where c.customer_id = d.customer_id and c.channel = 'email'
        and c.state = 'granted' and c.changed_at < d.due_at)`),
  ).toBe(0)
  const results = (await ana.get(`/api/campaigns/${id}/results`)).json<CampaignResults>()
  expect(results.posts.find(({ platform }) => platform === 'email')).toMatchObject({
    reach: null,
    clicks: null,
  })
})

test('it goes with the demo data', async () => {
  await ana.delete('/api/demo-data')
  expect([await count('mailings'), await count('mail_deliveries')]).toEqual([0, 0])
})
