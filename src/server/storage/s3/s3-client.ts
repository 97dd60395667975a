import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import { ResponseTooLarge } from '../../outgoing/response-too-large.ts'
import { type StreamedAnswer, type StreamedCall, streamedCall } from '../../outgoing/streamed-call.ts'
import { canRetry, explainFailure, S3Failure } from './s3-failure.ts'
import type { S3Settings } from './s3-settings.ts'
import { textOf } from './s3-xml.ts'
import { presignedUrl, queryOf, sha256Of, signRequest } from './sign-request.ts'

type S3Request = {
  method: StreamedCall['method']
  /** Below the prefix; empty for the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: readonly Uint8Array[]
}

export type S3Client = {
  /** A successful answer; its body must be read. Repeats what may pass, and throws an AppError for the rest. */
  open(request: S3Request): Promise<StreamedAnswer>
  /** The same, for answers that are short texts. */
  send(request: S3Request): Promise<{ text: string; header: StreamedAnswer['header'] }>
  /** Null if only we reach the store. */
  presign: ((key: string, query: Record<string, string>, expiresInSeconds: number) => string) | null
  /** Waits before an attempt is repeated. */
  pause(failures: number): Promise<void>
  prefix: string
  /** How far the clock of the store is ahead of ours, by its last answer. */
  aheadMs(): number | null
}

export type S3Options = {
  settings: S3Settings
  clock: Clock
  /** Only tests shorten these. */
  firstWaitMs?: number
  answerMs?: number
}

const ATTEMPTS = 4
const FIRST_WAIT_MS = 250
/** No further attempt after this; a person may be waiting. */
const PATIENCE_MS = 30_000
const ANSWER_MS = 30_000
/** 8 MB take two minutes more then: a shop's line may be slow. */
const SLOWEST_BYTES_PER_MS = 64
const IDLE_MS = 30_000
const MOST_TEXT = 4 * 1024 * 1024
/** Amazon refuses requests of clocks that are more than 15 minutes off. */
const SKEWED = 'RequestTimeTooSkewed'

export function createS3Client({
  settings,
  clock,
  firstWaitMs = FIRST_WAIT_MS,
  answerMs = ANSWER_MS,
}: S3Options): S3Client {
  const { publicEndpoint } = settings
  const root = rootOf(settings)
  let aheadMs: number | null = null
  // Once the store has refused a request for its time.
  let correctionMs = 0
  const now = () => new Date(clock.now().getTime() + correctionMs)

  function urlOf(key: string, query: Record<string, string>, start = root): URL {
    const url = new URL(start + (key && settings.prefix + key))
    url.search = queryOf(Object.entries(query))
    return url
  }

  async function attempt({ method, key, query = {}, headers = {}, body = [] }: S3Request) {
    const url = urlOf(key, query)
    const signed = signRequest(settings, { method, url, headers, payload: sha256Of(body) }, now())
    const sendingMs = body.reduce((sum, { length }) => sum + length, 0) / SLOWEST_BYTES_PER_MS
    const limits = { answerMs: answerMs + sendingMs, idleMs: IDLE_MS }
    const answer = await streamedCall(url, { method, headers: signed, body, ...limits })
    aheadMs = aheadOf(answer, clock.now())
    if (answer.status < 300) return answer
    // Answers to HEAD have no body.
    const code = textOf(await shortText(answer), 'Code')
    if (code === SKEWED) correctionMs = aheadMs ?? 0
    throw new S3Failure(method, answer.status, code)
  }

  const pause = (failures: number) =>
    sleep(firstWaitMs * 2 ** (failures - 1) * (0.5 + Math.random() / 2)).then(() => undefined)

  async function open(request: S3Request): Promise<StreamedAnswer> {
    const until = performance.now() + PATIENCE_MS
    for (let failures = 1; ; failures += 1) {
      try {
        return await attempt(request)
      } catch (error) {
        const isSkewed = error instanceof S3Failure && error.code === SKEWED && failures === 1
        const isOver = failures === ATTEMPTS || performance.now() > until
        if (!isSkewed && (isOver || !canRetry(error))) throw explainFailure(error)
        await pause(failures)
      }
    }
  }

  return {
    open,
    async send(request) {
      const answer = await open(request)
      return {
        text: await shortText(answer).catch((error) => Promise.reject(explainFailure(error))),
        header: answer.header,
      }
    },
    presign:
      publicEndpoint === null
        ? null
        : (key, query, expiresInSeconds) => {
            const url = urlOf(key, query, rootOf({ ...settings, endpoint: publicEndpoint }))
            return presignedUrl(settings, url, expiresInSeconds, now())
          },
    pause,
    prefix: settings.prefix,
    aheadMs: () => aheadMs,
  }
}

function rootOf({ endpoint, bucket, isPathStyle }: S3Settings): string {
  if (isPathStyle) return `${endpoint}/${bucket}/`
  const url = new URL(endpoint)
  url.hostname = `${bucket}.${url.hostname}`
  return url.href.replace(/\/?$/, '/')
}

async function shortText({ body }: StreamedAnswer): Promise<string> {
  let bytes = 0
  return text(
    (async function* () {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > MOST_TEXT) throw new ResponseTooLarge()
        yield chunk
      }
    })(),
  )
}

function aheadOf({ header }: Pick<StreamedAnswer, 'header'>, now: Date): number | null {
  const date = Date.parse(header('date') ?? '')
  return Number.isNaN(date) ? null : date - now.getTime()
}
