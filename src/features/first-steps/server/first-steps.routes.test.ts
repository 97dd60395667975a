import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaItem, storedObject } from '#tests/contract/sample.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { FirstSteps } from '../first-steps.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function doneBy(person: Person): Promise<string[]> {
  const { steps } = (await person.get('/api/first-steps')).json<FirstSteps>()
  return steps.filter(({ isDone }) => isDone).map(({ id }) => id)
}

test('nothing is done after sign-up, and demo data does none of it', async () => {
  const ana = await at.person()
  expect(await doneBy(ana)).toEqual([])
  await ana.post('/api/populate-demo-data')
  expect(await doneBy(ana)).toEqual([])
})

test('each step is done once, whichever screen it was done on', async () => {
  const ana = await at.person()
  const {
    id: _,
    plan: _plan,
    hasAmounts: _has,
    recountPercent: _recount,
    ...details
  } = (await ana.get('/api/workspace')).json()
  await ana.put('/api/workspace', { ...details, name: 'La Espiga' })
  expect(await doneBy(ana)).toEqual(['business'])

  const [brand] = (await ana.get('/api/brands')).json()
  await ana.patch(`/api/brands/${brand.id}`, { logo: `/api/objects/${await storedObject(ana)}` })
  expect(await doneBy(ana)).toEqual(['business', 'look'])

  await mediaItem(ana)
  expect(await doneBy(ana)).toEqual(['business', 'look', 'photos'])

  await ana.post('/api/social-accounts/sandbox/all', { platforms: ['x'] })
  expect(await doneBy(ana)).toEqual(['business', 'look', 'photos', 'accounts'])

  const campaign = (
    await ana.post('/api/campaigns', { title: 'Cakes', description: 'Cakes on Friday', platforms: ['x'] })
  ).json()
  expect(await doneBy(ana)).toEqual(['business', 'look', 'photos', 'accounts'])
  await ana.post(`/api/campaigns/${campaign.id}/publish`)
  expect(await doneBy(ana)).toEqual(['business', 'look', 'photos', 'post', 'accounts'])
})
