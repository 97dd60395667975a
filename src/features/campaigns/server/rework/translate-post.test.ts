import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, writes } from '#connectors/ai/fake-ai-server.fixture.ts'
import { connectFakeModel } from '#tests/connect-fake-model.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCampaign, postOn, setState } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
})
afterAll(() => at.close())

const ENGLISH =
  '25% off balayage on Tuesdays through December 10, with Laura. Call 600 123 456 or see maneandco.example/book\n\n#balayage #hair'
const SPANISH =
  '25 % de descuento en balayage los martes hasta el 10 de diciembre, con Laura. Llama al 600 123 456 o entra en maneandco.example/book\n\n#balayage #hair'

async function shop() {
  const ana = await at.person()
  const { id } = await addCampaign(ana)
  const { id: postId } = await postOn(ana, id, 'facebook')
  const path = `/api/campaigns/${id}/posts/${postId}`
  return { ana, id, postId, path }
}

async function connected(answer: (call: Call) => object | string) {
  const opened = await shop()
  const fake = await connectFakeModel(opened.ana)
  fake.answer = writes(answer)
  const translate = async (text = ENGLISH) =>
    (await opened.ana.post(`${opened.path}/translate`, { text })).json()
  return { ...opened, fake, translate }
}

test('without a model there is a reason instead of a translation', async () => {
  const { ana, path } = await shop()
  const answer = (await ana.post(`${path}/translate`, { text: ENGLISH })).json()
  expect(answer).toMatchObject({ from: 'en', locale: 'es', text: '', reason: 'no_model' })
  expect((await ana.post(`${path}/translate`, { text: ' ' })).json()).toMatchObject({ reason: 'empty' })
  const long = (await ana.post(`${path}/translate`, { text: 'word '.repeat(900) })).json()
  expect(long).toMatchObject({ reason: 'too_long' })
})

test('a faithful translation passes in both directions, with one call', async () => {
  const there = await connected(() => ({ text: SPANISH }))
  expect(await there.translate()).toEqual({
    from: 'en',
    locale: 'es',
    text: SPANISH,
    lost: [],
    added: [],
    isWrongLanguage: false,
    reason: null,
  })
  expect(there.fake.calls).toHaveLength(1)
  const back = await connected(() => ({ text: ENGLISH }))
  expect(await back.translate(SPANISH)).toMatchObject({ from: 'es', locale: 'en', lost: [], added: [] })
})

test.each([
  ['a percentage', SPANISH.replace('25 %', '20 %'), { lost: ['25%'], added: ['20 %'] }],
  ['a date', SPANISH.replace(' hasta el 10 de diciembre', ''), { lost: ['december 10'] }],
  ['a weekday', SPANISH.replace('martes', 'miércoles'), { lost: ['Tuesdays'], added: ['miercoles'] }],
  ['a name', SPANISH.replace('Laura', 'Lucía'), { added: ['Lucia'] }],
  ['a link', SPANISH.replace('/book', '/reservas'), { lost: ['maneandco.example/book'] }],
  ['a telephone number', SPANISH.replace('600 123 456', '600 123 457'), { lost: ['600 123 456'] }],
  ['a hashtag', SPANISH.replace('#hair', '#pelo'), { lost: ['#hair'], added: ['#pelo'] }],
  ['a price', SPANISH.replace('con Laura', 'con Laura, desde 40 €'), { added: ['40 €'] }],
])('%s that differs is repaired once, then named', async (_, wrong, faults) => {
  const { translate, fake } = await connected(() => ({ text: wrong }))
  expect(await translate()).toMatchObject({ text: wrong, reason: null, ...faults })
  expect(fake.calls).toHaveLength(2)
  let asked = 0
  const repaired = await connected(() => ({ text: asked++ === 0 ? wrong : SPANISH }))
  expect(await repaired.translate()).toMatchObject({ text: SPANISH, lost: [], added: [] })
})

test('a text in the wrong language is named', async () => {
  const { translate } = await connected(() => ({ text: ENGLISH }))
  expect(await translate()).toMatchObject({ isWrongLanguage: true })
})

test('both texts are kept with the post, and go with it', async () => {
  const { ana, id, path } = await shop()
  const kept = async () => (await ana.get(`${path}/translations`)).json().items
  expect(await kept()).toEqual([])
  const save = (text: string) => ana.put(`${path}/translations/es`, { source: ENGLISH, text })
  expect((await save('Primera')).statusCode).toBe(200)
  await save(SPANISH)
  expect(await kept()).toMatchObject([{ locale: 'es', source: ENGLISH, text: SPANISH }])
  // Editing the post leaves both as they were, so that the screen can tell that they are older.
  await ana.patch(path, { text: 'Something else' })
  expect(await kept()).toMatchObject([{ source: ENGLISH, text: SPANISH }])
  await ana.delete(`/api/campaigns/${id}`)
  const { rows } = await at.query('select count(*)::int as count from post_translations where source = $1', [
    ENGLISH,
  ])
  expect(rows[0]?.count).toBe(0)
})

test('nobody else reads or writes them, and not once the post is out', async () => {
  const { ana, postId, path } = await shop()
  const eve = await at.person()
  const body = { source: ENGLISH, text: SPANISH }
  expect((await eve.get(`${path}/translations`)).statusCode).toBe(404)
  expect((await eve.put(`${path}/translations/es`, body)).statusCode).toBe(404)
  expect((await ana.put(`${path}/translations/xx`, body)).statusCode).toBe(404)
  expect((await ana.put(`${path}/translations/es`, { ...body, text: ' ' })).statusCode).toBe(400)
  await setState(at, postId, 'published')
  expect((await ana.put(`${path}/translations/es`, body)).statusCode).toBe(409)
  expect((await ana.get(`${path}/translations`)).statusCode).toBe(200)
})
