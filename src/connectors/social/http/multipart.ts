import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OutgoingFile } from '../outgoing-file.ts'

/** One field of a form: a text, or a file. */
export type Part = { name: string } & ({ text: string; type?: string } | { file: OutgoingFile })

const quoted = (value: string) => value.replace(/["\r\n]/g, '_')

function headOf(boundary: string, part: Part): Buffer {
  const isFile = 'file' in part
  const fileName = isFile ? `; filename="${quoted(part.file.name)}"` : ''
  const type = isFile ? part.file.type : part.type
  const lines = [
    `--${boundary}`,
    `content-disposition: form-data; name="${quoted(part.name)}"${fileName}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
}

/** A form with files, streamed: its size is known before, and no file is held in memory. */
export function multipartBody(parts: readonly Part[]): { content: Readable; type: string; bytes: number } {
  const boundary = `form-${randomUUID()}`
  const end = Buffer.from(`--${boundary}--\r\n`)
  const gap = Buffer.from('\r\n')
  const pieces = parts.map((part) => {
    const content = 'file' in part ? part.file : Buffer.from(part.text)
    const bytes = 'file' in part ? part.file.bytes : Buffer.byteLength(part.text)
    return { head: headOf(boundary, part), content, bytes }
  })
  async function* write(): AsyncGenerator<Uint8Array> {
    for (const { head, content } of pieces) {
      yield head
      if (Buffer.isBuffer(content)) yield content
      else yield* await content.open()
      yield gap
    }
    yield end
  }
  const bytes = pieces.reduce((sum, piece) => sum + piece.head.length + piece.bytes + gap.length, end.length)
  return {
    content: Readable.from(write(), { objectMode: false }),
    type: `multipart/form-data; boundary=${boundary}`,
    bytes,
  }
}
