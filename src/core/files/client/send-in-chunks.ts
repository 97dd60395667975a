import { ApiError, call, urlOf } from '#client/data/api.ts'
import { pathOf } from '#platform/endpoint.ts'
import { cancelUpload, getUpload, putChunk, startUpload, type Upload } from '../uploads.contract.ts'
import { putFile, UploadError } from './put-file.ts'

/** How an upload is going: 0 to 100, whether it waits to go on by itself, and what the server says about that. */
export type SendChanges = { progress?: number; isOffline?: boolean; reason?: string | null }

interface SendOptions {
  onChange: (changes: SendChanges) => void
  signal: AbortSignal
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
/** A client that sent a chunk twice, too much at once, or to a server that starts. */
const passing = new Set([0, 408, 409, 425, 429])

function statusOf(error: unknown): number | null {
  if (error instanceof UploadError || error instanceof ApiError) return error.status
  // Without an answer, fetch throws this.
  return error instanceof TypeError ? 0 : null
}

function canGoOn(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && (passing.has(status) || status >= 500)
}

const aboutStorage = new Set<string | undefined>(['files_away', 'files_no_space', 'files_refused'])

/** Other troubles pass unnoticed, or look like a lost connection. */
function reasonOf(error: unknown): string | null {
  const body = error instanceof UploadError || error instanceof ApiError ? error.body : null
  return body && aboutStorage.has(body.code) ? body.message : null
}

/** Until the time is over, or the browser says that it is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}

/** Repeats a step while the connection is lost. */
async function untilDone<T>(step: () => Promise<T>, { onChange, signal }: SendOptions): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      const result = await step()
      onChange({ isOffline: false, reason: null })
      return result
    } catch (error) {
      if (signal.aborted || !canGoOn(error)) throw error
      onChange({ isOffline: true, reason: reasonOf(error) })
      await pause(wait, signal)
      signal.throwIfAborted()
    }
  }
}

/** A file that is chosen again after a reload goes on where it stopped. */
const memoryOf = ({ name, size, lastModified }: File) => `upload ${lastModified} ${size} ${name}`

async function findStarted(file: File, signal: AbortSignal): Promise<Upload | null> {
  const id = localStorage.getItem(memoryOf(file))
  if (!id) return null
  try {
    const known = await call(getUpload, { params: { id } }, signal)
    return known.size === file.size ? known : null
  } catch (error) {
    if (canGoOn(error)) throw error
    return null
  }
}

async function start(file: File, signal: AbortSignal): Promise<Upload> {
  const known = await findStarted(file, signal)
  if (known) return known
  const { name, size, type } = file
  const started = await call(startUpload, { body: { name, size, type } }, signal)
  localStorage.setItem(memoryOf(file), started.id)
  return started
}

/**
 * Uploads a file piece by piece, and goes on by itself after a lost connection. Answers what `finish` makes of it.
 * Aborting removes what has arrived.
 */
export async function sendInChunks<T>(
  file: File,
  finish: (uploadId: string) => Promise<T>,
  options: SendOptions,
): Promise<T> {
  const { onChange, signal } = options
  const upload = await untilDone(() => start(file, signal), options)
  try {
    await untilDone(() => sendRest(file, upload.id, options), options)
    onChange({ progress: 100 })
    const result = await untilDone(() => finish(upload.id), options)
    localStorage.removeItem(memoryOf(file))
    return result
  } catch (error) {
    localStorage.removeItem(memoryOf(file))
    if (signal.aborted) void call(cancelUpload, { params: { id: upload.id } }).catch(() => undefined)
    throw error
  }
}

/** The server knows how much has arrived, also of a chunk that was cut short. */
async function sendRest(file: File, id: string, { onChange, signal }: SendOptions): Promise<void> {
  const { received, chunkBytes } = await call(getUpload, { params: { id } }, signal)
  const percentAt = (bytes: number) => Math.min(99, (100 * bytes) / file.size)
  for (let offset = received; offset < file.size; offset += chunkBytes) {
    const chunk = file.slice(offset, offset + chunkBytes)
    const url = urlOf(pathOf(putChunk.path, { id }), { offset })
    const onProgress = (percent: number) =>
      onChange({ progress: percentAt(offset + (chunk.size * percent) / 100), isOffline: false })
    await putFile(url, chunk, onProgress, signal)
  }
}
