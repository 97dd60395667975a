import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { offersOf } from '../campaign-offers.ts'
import { editableStates, type PostState, postStates } from '../campaign-status.ts'
import { addCampaign, postOn, readCampaign, setState } from './campaigns.fixture.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const tomorrow = () => new Date(at.clock.now().getTime() + 86_400_000).toISOString()

/** A campaign with one post in this state. */
async function addCampaignInState(state: PostState) {
  const { id } = await addCampaign(ana, { platforms: ['x'] })
  const { id: postId } = await postOn(ana, id, 'x')
  if (state !== 'draft') await setState(at, postId, state)
  return { id, postId }
}
type Ids = Awaited<ReturnType<typeof addCampaignInState>>

const of = (state: PostState) =>
  offersOf([{ id: 'post', state, reason: null, destination: 'person', media: [] }])

test('a draft in the app of a network is not sent again by "publish"', () => {
  const post = { id: 'post', state: 'needs_you', destination: 'network', media: [] } as const
  expect(offersOf([{ ...post, reason: 'finish_in_app' }]).publish).toBe(false)
  expect(offersOf([{ ...post, reason: 'no_account' }]).publish).toBe(true)
})

type Action = { isOffered: (state: PostState) => boolean; take: (ids: Ids) => ReturnType<Person['post']> }

const actions: Record<string, Action> = {
  publish: {
    isOffered: (state) => of(state).publish,
    take: ({ id }) => ana.post(`/api/campaigns/${id}/publish`),
  },
  schedule: {
    isOffered: (state) => of(state).schedule !== null,
    take: ({ id }) => ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: tomorrow() }),
  },
  'schedule one': {
    isOffered: (state) => editableStates.has(state),
    take: ({ id, postId }) =>
      ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: tomorrow(), postIds: [postId] }),
  },
  move: {
    isOffered: (state) => editableStates.has(state),
    take: ({ id, postId }) =>
      ana.post(`/api/campaigns/${id}/posts/${postId}/move`, { scheduledFor: tomorrow() }),
  },
  retry: {
    isOffered: (state) => of(state).retry > 0,
    take: ({ id }) => ana.post(`/api/campaigns/${id}/retry`),
  },
  edit: {
    isOffered: (state) => editableStates.has(state),
    take: ({ id, postId }) => ana.patch(`/api/campaigns/${id}/posts/${postId}`, { text: 'Changed' }),
  },
  'share a text': {
    isOffered: (state) => editableStates.has(state),
    take: ({ id, postId }) => ana.put(`/api/campaigns/${id}/text`, { texts: [{ postId, text: 'Changed' }] }),
  },
  'say that it is out': {
    isOffered: (state) => state === 'needs_you' || state === 'unconfirmed' || state === 'failed',
    take: ({ id, postId }) => ana.post(`/api/campaigns/${id}/posts/${postId}/confirm`, {}),
  },
  'say that it is not there': {
    isOffered: (state) => state === 'unconfirmed',
    take: ({ id, postId }) => ana.post(`/api/campaigns/${id}/posts/${postId}/absent`),
  },
  pictures: {
    isOffered: (state) => of(state).pictures,
    take: ({ id }) => ana.post(`/api/campaigns/${id}/pictures`),
  },
  duplicate: { isOffered: () => true, take: ({ id }) => ana.post(`/api/campaigns/${id}/duplicate`) },
  delete: { isOffered: (state) => of(state).delete, take: ({ id }) => ana.delete(`/api/campaigns/${id}`) },
}

describe.each(postStates)('a post in state %s', (state) => {
  test.each(Object.entries(actions))(
    '%s succeeds if offered, and is otherwise refused with a message',
    async (_name, action) => {
      const ids = await addCampaignInState(state)
      const answer = await action.take(ids)
      if (action.isOffered(state)) return expect(answer.statusCode).toBeLessThan(300)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message.length).toBeGreaterThan(20)
      if (state === 'sending')
        expect(['already_sending', 'not_a_draft', 'nothing_failed', 'already_out']).toContain(
          answer.json().code,
        )
      return expect((await postOn(ana, ids.id, 'x')).state).toBe(state)
    },
  )

  test('unscheduling restores a draft or the previous state', async () => {
    const { id, postId } = await addCampaignInState(state)
    const answer = await ana.post(`/api/campaigns/${id}/cancel`, { postIds: [postId] })
    const isOffered = of(state).cancel.length > 0
    expect(answer.statusCode).toBe(state === 'sending' ? 409 : 200)
    expect((await postOn(ana, id, 'x')).state).toBe(isOffered ? 'draft' : state)
  })
})

test('waiting posts can be unscheduled while another is being sent', async () => {
  const { id } = await addCampaign(ana)
  const [x, facebook] = [await postOn(ana, id, 'x'), await postOn(ana, id, 'facebook')]
  await setState(at, x.id, 'sending')
  await setState(at, facebook.id, 'scheduled')
  const { cancel } = offersOf((await readCampaign(ana, id)).posts)
  expect(cancel).toEqual([facebook.id])
  expect((await ana.post(`/api/campaigns/${id}/cancel`, { postIds: cancel })).statusCode).toBe(200)
  expect([(await postOn(ana, id, 'x')).state, (await postOn(ana, id, 'facebook')).state]).toEqual([
    'sending',
    'draft',
  ])
})

test.each([
  ['publish', 'draft', 'publish'],
  ['retry', 'failed', 'retry'],
  ['confirm', 'needs_you', 'say that it is out'],
] as const)('%s runs once when clicked twice or in two tabs', async (_what, state, name) => {
  const ids = await addCampaignInState(state)
  const answers = await Promise.all([1, 2].map(() => actions[name]?.take(ids)))
  expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([200, 409])
})
