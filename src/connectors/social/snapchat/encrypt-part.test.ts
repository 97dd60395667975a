import { createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import { encryptPart, PART_BYTES, partsOfFile } from './encrypt-part.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Each part is opened twice, as when it is sent again. */
async function encryptedFile(content: Buffer, key: Buffer, iv: Buffer) {
  const file = await outgoingMediaOf('video', { bytes: content }).file({
    types: ['video/mp4'],
    maxBytes: content.length,
  })
  const parts: Buffer[] = []
  let chain = iv
  for (let index = 0; index < partsOfFile(content.length); index++) {
    const { part, isLast, lastBlock } = encryptPart(file, index, { key, iv: chain })
    const sent = await buffer(await part.open())
    expect(await buffer(await part.open())).toEqual(sent)
    expect([sent.length, isLast]).toEqual([part.bytes, index === partsOfFile(content.length) - 1])
    expect(sent.subarray(-16)).toEqual(lastBlock())
    parts.push(sent)
    chain = lastBlock()
  }
  return parts
}

test.each([
  ['a small file', 1],
  ['a whole block', 16],
  ['a whole part', PART_BYTES],
  ['one byte more than a part', PART_BYTES + 1],
  ['several parts', 2 * PART_BYTES + 12_345],
])('%s is one file that was encrypted as a whole, whatever part is sent when', async (_case, bytes) => {
  const [content, key, iv] = [randomBytes(bytes), randomBytes(32), randomBytes(16)]
  const parts = await encryptedFile(content, key, iv)
  expect(parts.every((part) => part.length <= 32_000_000)).toBe(true)
  const decipher = createDecipheriv('aes-256-cbc', key, iv)
  const shown = Buffer.concat([decipher.update(Buffer.concat(parts)), decipher.final()])
  expect(hashOf(shown)).toBe(hashOf(content))
})
