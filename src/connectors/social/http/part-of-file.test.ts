import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import { partOfFile } from './part-of-file.ts'

const rule = { types: ['video/mp4'], maxBytes: 1000 }

test('a part is a file of its own, which can be read again and again, and in parts', async () => {
  const whole = await outgoingMediaOf('video', { type: 'video/mp4', bytes: Buffer.from('0123456789') }).file(
    rule,
  )
  const part = partOfFile(whole, { start: 3, end: 7 })
  expect(part).toMatchObject({ name: whole.name, type: 'video/mp4', bytes: 5 })
  for (let time = 0; time < 2; time++) expect(await text(await part.open())).toBe('34567')
  expect(await text(await part.open({ start: 1, end: 2 }))).toBe('45')
  expect(await text(await partOfFile(whole, { start: 9, end: 9 }).open())).toBe('9')
})
