import { expect, test } from 'vitest'
import { readMail } from '#server/mail/mail-parts.fixture.ts'
import { addReader, mailingPath } from '#tests/mailing-shop.ts'
import { mailingTests, recipients } from '#tests/mailing-tests.ts'

const { app, person, connected, publish, read } = mailingTests()

test('the preview is the mail, with nothing to fetch and no markup of people', async () => {
  const post = await publish()
  await app().query('update posts set title = $2, text = $3 where id = $1', [
    post.postId,
    'Hi\r\nBcc: all@example.com \u202Eevil',
    '<script>alert(1)</script> https://luna.example/<b>',
  ])
  const answer = (await person().get(`${mailingPath(post)}/preview`)).json()
  expect(answer.subject).toBe('Hi Bcc: all@example.com evil')
  expect(answer.html).not.toContain('<script')
  expect(answer.html).toContain('<a href="https://luna.example/">')
  expect(answer.html.match(/src="(?!data:)/g)).toBeNull()
})

test('a test goes to oneself alone', async () => {
  const server = await connected()
  await addReader(person(), 'luz@example.com')
  const post = await publish()
  const answer = await person().post(`${mailingPath(post)}/test`)
  expect(answer.json()).toEqual({ sentTo: person().user.email })
  expect(recipients(server)).toEqual([person().user.email])
  expect(readMail(server.mails[0] ?? '').headers['list-unsubscribe']).toBeUndefined()
  expect((await read(post)).progress).toBeNull()
})

test('a test needs a channel', async () => {
  const post = await publish()
  const answer = await person().post(`${mailingPath(post)}/test`)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'mailing_not_connected'])
})

test('another workspace finds nothing', async () => {
  const post = await publish()
  const eva = await app().person()
  expect((await eva.get(mailingPath(post))).statusCode).toBe(404)
  expect((await eva.post(`${mailingPath(post)}/stop`)).statusCode).toBe(404)
})
