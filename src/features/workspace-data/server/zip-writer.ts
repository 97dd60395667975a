import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'

export type ZipWriter = {
  /** One entry at a time; resolves when it was fully written. Tiny entries need no compression. */
  add(
    name: string,
    content: AsyncIterable<string | Uint8Array> | Iterable<string>,
    compress?: boolean,
  ): Promise<void>
  end(): Promise<void>
}

/** A zip file on disk. A full disk, or interrupted content, fails the current entry, and nothing hangs. */
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
