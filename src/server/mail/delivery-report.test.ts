import { expect, test } from 'vitest'
import { deliveryReport } from './delivery-report.fixture.ts'
import { readDeliveryReport } from './delivery-report.ts'

const ID = '<00000000-0000-4000-8000-000000000000@luna.example>'
const read = (source: string) => readDeliveryReport(Buffer.from(source))
const readWith = (change: Parameters<typeof deliveryReport>[0]) => read(deliveryReport(change))

test('the facts of a report, as Postfix writes it', () => {
  expect(readWith({})).toEqual({
    messageId: ID,
    recipients: [
      {
        addresses: expect.arrayContaining(['luz@example.com']),
        action: 'failed',
        status: '5.1.1',
        code: 550,
        answer: '550 5.1.1 <luz@example.com>: Recipient address rejected: User unknown',
      },
    ],
  })
})

test.each([
  [
    'a returned mail instead of its headers',
    { returned: `Content-Type: message/rfc822\n\nMessage-ID: ${ID}\n\nHello` },
  ],
  ['a continued Message-ID', { returned: `Content-Type: text/rfc822-headers\n\nMessage-ID:\n ${ID}` }],
  [
    'base64',
    {
      returned: `Content-Type: text/rfc822-headers\nContent-Transfer-Encoding: base64\n\n${Buffer.from(`Message-ID: ${ID}\r\n`).toString('base64')}`,
    },
  ],
  [
    'quoted-printable',
    {
      returned: `Content-Type: text/rfc822-headers\nContent-Transfer-Encoding: quoted-printable\n\nMessage-ID: =3C00000000-0000-4000-8000-=\n000000000000@luna.example>`,
    },
  ],
  [
    'a type in capitals',
    { contentType: 'Multipart/Report; Boundary="AB/1.2@mx"; REPORT-TYPE=delivery-status' },
  ],
  ['a boundary without quotes', { contentType: 'multipart/report; boundary=AB/1.2@mx' }],
])('reads %s', (_name, change) => {
  expect(readWith(change)).toMatchObject({ messageId: ID, recipients: [{ status: '5.1.1' }] })
})

test.each([
  ['5.0.0', 'smtp; 550 No such user here', { status: '5.0.0', code: 550 }],
  ['5.0.0', 'smtp; 550 5.7.1 Blocked', { status: '5.7.1', code: 550 }],
  ['5.0.0', 'x-unix; user unknown', { status: '5.0.0', code: 0, answer: 'user unknown' }],
  ['4.4.1', 'smtp; 550 5.1.1 Contradicts itself', { status: '4.4.1' }],
  ['4.0.0', 'smtp; 421 Later', { status: '4.0.0' }],
  ['nonsense', '', { status: null, code: 0, answer: '' }],
  ['5.2.2 (mailbox full)', 'smtp; 552-5.2.2 Full', { status: '5.2.2', code: 552 }],
])('status %s with "%s"', (status, diagnostic, expected) => {
  expect(readWith({ status, diagnostic })?.recipients).toMatchObject([expected])
})

test('the address that was written to is decoded, and several recipients are kept apart', () => {
  const recipientFields =
    'Original-Recipient: rfc822;luz+2Bnews@example.com\nFinal-Recipient: rfc822; <LUZ@inside.example>\nAction: delayed\nStatus: 4.2.0\n\nFinal-Recipient: rfc822; ana@example.com'
  expect(readWith({ recipientFields })?.recipients).toMatchObject([
    { addresses: expect.arrayContaining(['luz+news@example.com', 'luz@inside.example']), action: 'delayed' },
    { addresses: expect.arrayContaining(['ana@example.com']), action: 'failed', status: '5.1.1' },
  ])
})

test('long and hostile words become one short line', () => {
  const answer = readWith({ diagnostic: `smtp; 550 \u0000<script>\u001b[31m${'a'.repeat(5000)}` })
    ?.recipients[0]?.answer
  expect(answer).toHaveLength(300)
  expect(answer).not.toMatch(/\p{Cc}/u)
})

test.each([
  ['an ordinary mail', 'Subject: Hi\r\nContent-Type: text/plain\r\n\r\nMessage-ID: <x@y>'],
  ['nothing', ''],
  ['no boundary', deliveryReport({ contentType: 'multipart/report; report-type=delivery-status' })],
  ['another boundary', deliveryReport({ contentType: 'multipart/report; boundary=other' })],
  ['no returned mail', deliveryReport({ returned: 'Content-Type: text/plain\n\nnothing' })],
  [
    'a returned mail without an id',
    deliveryReport({ returned: 'Content-Type: message/rfc822\n\nSubject: x' }),
  ],
  ['no recipient', deliveryReport({ recipientFields: 'X-Nobody: here' })],
  ['bytes that are no text', Buffer.alloc(5000, 0xff).toString('latin1')],
])('%s is no report', (_name, source) => {
  expect(read(source)).toBeNull()
})

test('a report that was cut off in the returned mail is read', () => {
  const whole = deliveryReport({
    returned: `Content-Type: message/rfc822\n\nMessage-ID: ${ID}\n\n${'long '.repeat(999)}`,
  })
  expect(read(whole.slice(0, whole.length - 2000))).toMatchObject({ messageId: ID })
})

test('endless parts, recipients and lines are read in no time', () => {
  const hostile = [
    deliveryReport({ recipientFields: `${'Action: failed\n\n'.repeat(20_000)}Final-Recipient: x` }),
    deliveryReport({ returned: '--AB/1.2@mx\n'.repeat(20_000) }),
    deliveryReport({ contentType: `multipart/report;${' ;'.repeat(100_000)}` }),
    deliveryReport({ diagnostic: `smtp;${' '.repeat(200_000)}5` }),
    deliveryReport({ status: ' '.repeat(200_000) }),
  ]
  const begun = performance.now()
  for (const each of hostile) read(each)
  expect(performance.now() - begun).toBeLessThan(1000)
})
