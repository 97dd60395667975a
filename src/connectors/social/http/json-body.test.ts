import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OutgoingFile } from '../outgoing-file.ts'
import { Base64File, jsonBody } from './json-body.ts'

/** A file that arrives in chunks of these sizes. */
function fileOf(...sizes: number[]): { file: OutgoingFile; content: Buffer } {
  const chunks = sizes.map((size, index) => Buffer.alloc(size, index + 1))
  const content = Buffer.concat(chunks)
  const open = async () => Readable.from(chunks, { objectMode: false })
  return { file: { name: 'a.jpg', type: 'image/jpeg', bytes: content.length, open }, content }
}

test.each([[[0]], [[1]], [[2]], [[3]], [[1, 1, 1]], [[2, 2]], [[65_536, 65_536, 7]], [[4, 0, 5]]])(
  'a file in chunks of %j arrives whole, and the size is known before',
  async (sizes) => {
    const [one, other] = [fileOf(...sizes), fileOf(5)]
    const value = {
      title: 'Bread “50 %”',
      items: [new Base64File(one.file), { data: new Base64File(other.file) }],
    }
    const { content, bytes } = jsonBody(value)
    const sent = typeof content === 'string' ? Buffer.from(content) : await buffer(content)
    expect(sent.length).toBe(bytes)
    expect(JSON.parse(sent.toString())).toEqual({
      title: 'Bread “50 %”',
      items: [one.content.toString('base64'), { data: other.content.toString('base64') }],
    })
  },
)

test('without a file it is a text', () => {
  expect(jsonBody({ text: 'é' })).toEqual({ content: '{"text":"é"}', bytes: 13 })
})
