import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { Refusal } from '../refusal.ts'
import { isEntryName, MANIFEST, type Manifest, manifestSchema } from './manifest.ts'

const LARGEST_MANIFEST = 256 * 1024 * 1024

type Content = AsyncIterable<Buffer>
type Entry = { name: string; content: Content }

const damaged = (reason: string, cause?: unknown) =>
  new Refusal(`The archive is not usable: ${reason}. Nothing was changed.`, { cause })

/** The entries in order; each has to be consumed before the next. */
async function* entriesOf(path: string, signal: AbortSignal): AsyncGenerator<Entry> {
  const tar = extract()
  const flowing = pipeline(createReadStream(path), createGunzip(), tar, { signal }).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  // The tar stream only reports that its source broke; the cause is more helpful.
  const explain = async (error: unknown) => {
    tar.destroy()
    const end = await flowing
    return toRefusal(error instanceof Refusal ? error : (end?.error ?? error), signal)
  }
  async function* contentOf(entry: AsyncIterable<Buffer>): Content {
    try {
      yield* entry
    } catch (error) {
      throw await explain(error)
    }
  }
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header
      if (type !== 'file' || !isEntryName(name))
        throw new Refusal(`it holds ${JSON.stringify(name)}, which does not belong in one`)
      // Its type omits that it is iterable.
      yield { name, content: contentOf(entry as unknown as AsyncIterable<Buffer>) }
    }
  } catch (error) {
    throw await explain(error)
  }
  const end = await flowing
  if (end) throw toRefusal(end.error, signal)
}

function toRefusal(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof Refusal) return damaged(error.message)
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new Refusal(`The archive cannot be read (${code}). Nothing was changed.`, { cause: error })
  return damaged(`it is cut off or damaged (${message})`, error)
}

/** Reads every byte before anything is changed: missing, added or altered entries are found here. */
export async function checkArchive(path: string, signal: AbortSignal): Promise<Manifest> {
  const found: { name: string; size: number; sha256: string }[] = []
  let manifest: Manifest | null = null
  for await (const { name, content } of entriesOf(path, signal)) {
    if (manifest) throw damaged(`${JSON.stringify(name)} follows its end`)
    if (name === MANIFEST) manifest = parseManifest(await textOf(content, LARGEST_MANIFEST))
    else found.push({ name, ...(await measure(content)) })
  }
  if (!manifest) throw damaged('its end is missing')
  for (const [index, expected] of manifest.entries.entries()) {
    const entry = found[index]
    if (entry?.name !== expected.name) throw damaged(`${expected.name} is missing`)
    if (entry.size !== expected.size || entry.sha256 !== expected.sha256)
      throw damaged(`${expected.name} was altered`)
  }
  const extra = found[manifest.entries.length]
  if (extra) throw damaged(`${extra.name} does not belong in it`)
  return manifest
}

/** Reads the entries again for use; one that differs from the check throws at its end. */
export async function* readChecked(
  path: string,
  manifest: Manifest,
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  let index = 0
  for await (const { name, content } of entriesOf(path, signal)) {
    if (name === MANIFEST) {
      // The manifest is already known, but an entry that is not consumed blocks the stream.
      await measure(content)
      continue
    }
    const expected = manifest.entries[index++]
    if (expected?.name !== name) throw damaged('it changed while it was being read')
    yield { name, content: guarded(content, expected.sha256) }
  }
}

async function* guarded(content: Content, sha256: string): Content {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw damaged('it changed while it was being read')
}

async function measure(content: Content) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

export async function textOf(content: Content, largest: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.length
    if (size > largest) throw damaged('one of its parts is far too large')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseManifest(text: string): Manifest {
  const given = parseJson(text)
  const parsed = manifestSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const isLater = parsed.error.issues.some(({ path }) => path[0] === 'format')
  throw damaged(
    isLater ? 'its format is not one this release knows, update first' : 'its list of contents is not valid',
    parsed.error,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged('its list of contents is not readable', error)
  }
}
