import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { MAX_SAVED_REPLIES, type SavedReply } from '../saved-replies.contract.ts'

let at: TestApp
let ana: Person
let bo: Person
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
  bo = await teammate(at, ana)
})

const PATH = '/api/saved-replies'
const listOf = async (person: Person) => (await person.get(PATH)).json<SavedReply[]>()
const keep = async (person: Person, title: string, text = 'Hello {name}') =>
  (await person.post(PATH, { title, text })).json<SavedReply>()

test('a saved reply is listed by title for the whole team, not for another workspace', async () => {
  await keep(bo, 'Price 10')
  await keep(ana, ' Ánimo ')
  await keep(ana, 'Price 9', 'It costs <b>9</b> at {business}')
  expect((await listOf(bo)).map(({ title }) => title)).toEqual(['Ánimo', 'Price 9', 'Price 10'])
  expect((await listOf(bo))[1]).toMatchObject({ text: 'It costs <b>9</b> at {business}' })
  expect(await listOf(await at.person())).toEqual([])
})

describe('changing and deleting', () => {
  test('members may their own, managers and owners all', async () => {
    const eva = await teammate(at, ana, { role: 'manager' })
    const mine = await keep(bo, 'Of Bo')
    const other = await keep(ana, 'Of Ana')
    expect((await listOf(bo)).map(({ mayChange }) => mayChange)).toEqual([false, true])
    expect((await listOf(eva)).map(({ mayChange }) => mayChange)).toEqual([true, true])
    const body = { title: 'Changed', text: 'Bye' }
    expect((await bo.put(`${PATH}/${other.id}`, body)).json().code).toBe('forbidden')
    expect((await bo.delete(`${PATH}/${other.id}`)).statusCode).toBe(403)
    expect((await eva.put(`${PATH}/${other.id}`, body)).json()).toMatchObject(body)
    expect((await bo.put(`${PATH}/${mine.id}`, { ...body, title: 'Still of Bo' })).statusCode).toBe(200)
    expect((await bo.delete(`${PATH}/${mine.id}`)).statusCode).toBe(204)
    expect((await listOf(ana)).map(({ title }) => title)).toEqual(['Changed'])
  })

  test('replies of a former member stay, for managers and owners', async () => {
    await keep(bo, 'Of Bo')
    const cleo = await teammate(at, ana)
    await ana.delete(`/api/users/${bo.user.id}`)
    expect(await listOf(cleo)).toMatchObject([{ title: 'Of Bo', author: null, mayChange: false }])
    expect(await listOf(ana)).toMatchObject([{ mayChange: true }])
  })
})

describe('refuses', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(61) }, 'title'],
    ['no text', { text: '' }, 'text'],
    ['a text above the limit', { text: 'x'.repeat(4001) }, 'text'],
    ['an unknown placeholder', { text: 'Hola {nombre}' }, 'text'],
    ['a number for a text', { text: 5 }, 'text'],
  ])('%s', async (_case, changes, field) => {
    const answer = await ana.post(PATH, { title: 'Hours', text: 'Hello', ...changes })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  test('a taken title, regardless of case', async () => {
    await keep(ana, 'Hours')
    const { id } = await keep(ana, 'Prices')
    const body = { title: 'hOURS', text: 'Hello' }
    for (const answer of [await bo.post(PATH, body), await ana.put(`${PATH}/${id}`, body)])
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        { title: 'Another saved reply already has this title' },
      ])
    expect((await ana.put(`${PATH}/${id}`, { title: 'PRICES', text: 'Hello' })).statusCode).toBe(200)
  })

  test('one more than the limit', async () => {
    await at.query(
      `insert into saved_replies (workspace_id, title, text)
       select workspace_id, 'Reply ' || n, 'Hello' from memberships, generate_series(1, $2) n where user_id = $1`,
      [ana.user.id, MAX_SAVED_REPLIES],
    )
    expect((await ana.post(PATH, { title: 'One more', text: 'Hello' })).statusCode).toBe(422)
    expect(await listOf(ana)).toHaveLength(MAX_SAVED_REPLIES)
  })
})
