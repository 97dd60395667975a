import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'

export type ZipWriter = {
  /** One entry after the other; resolves when all of it was taken. Tiny entries need no compression. */
  add(
    name: string,
    content: AsyncIterable<string | Uint8Array> | Iterable<string>,
    compress?: boolean,
  ): Promise<void>
  end(): Promise<void>
}

/** An archive on the disk. A full disk, or content that breaks off, fails the entry under way, and nothing waits for ever. */
export function openZip(path: string): ZipWriter {
  const zip = new yazl.ZipFile()
  let current: Readable | null = null
  let failure: Error | null = null
  const fail = (error: Error) => {
    if (failure) return
    failure = error
    current?.destroy(error)
    output.destroy(error)
  }
  const output = zip.outputStream as Readable
  zip.on('error', fail)
  const written = pipeline(output, createWriteStream(path))
  written.catch(fail)

  return {
    add: (name, content, compress = true) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        current = Readable.from(content)
        current.once('end', resolve)
        current.once('error', (error) => {
          fail(error)
          reject(error)
        })
        zip.addReadStream(current, name, { compress })
      }),
    async end() {
      zip.end()
      await written
    },
  }
}
