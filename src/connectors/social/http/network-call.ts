import { causes } from '#platform/causes.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type { KnownMailServer } from '#server/mail/installation-mail-server.ts'
import { UnusableAddress } from '#server/outgoing/checked-address.ts'
import { type Call, guardedCall } from '#server/outgoing/guarded-call.ts'
import { guardOf, type NetworkGuard, noGuard, PrivateAddress } from '#server/outgoing/network-guard.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import type { Secrets } from '#server/secrets.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import type { AdapterName } from '../platforms.ts'
import { type AllowanceHeaders, restUntil } from './allowance.ts'
import { jsonBody } from './json-body.ts'
import { multipartBody, type Part } from './multipart.ts'

/** What adapters need to call their network. */
export type Reach = {
  env: Env
  clock: Clock
  log?: Log
  /** For networks that know this installation by a key, and for steps that hold a secret. */
  secrets?: Pick<Secrets, 'derive' | 'seal' | 'open'>
  /** The mail server of the workspace's settings, otherwise the installation's. Only known while connecting. */
  mailServer?(): Promise<KnownMailServer | null>
  onAnswer?(call: ObservedCall): void
  /** A moment of the monotonic clock that may move on: others may send the same after it, so we don't. */
  sendsUntil?(): number
}

/** The result of a call: the response, or why there is none. */
export type Answer =
  | { kind: 'answer'; status: number; body: unknown; text: string; header(name: string): string | null }
  /** Connecting failed, so nothing was sent. */
  | { kind: 'not-connected'; reason: string }
  /** Interrupted, timed out or unreadable: the request may have arrived. */
  | { kind: 'lost'; reason: string }

/** What an answer with this status says; null if there is no such answer. */
export const bodyOf = (answer: Answer, status = 200): unknown =>
  answer.kind === 'answer' && answer.status === status ? answer.body : null

/** The reason of a refused address: a private network, or none that can be called. */
export const ADDRESS_REFUSED = 'address refused'

export type Payload =
  /** May hold files (`Base64File`). */
  | { json: unknown }
  | { form: Readonly<Record<string, string>> }
  | { file: OutgoingFile }
  | { parts: readonly Part[] }

export type NetworkRequest = {
  method: Call['method']
  headers?: Readonly<Record<string, string>>
  body?: Payload
  /** If the network says how many calls are left. */
  allowance?: AllowanceHeaders
  /** Whether an answer with status 200 is a refusal, on networks that refuse like that. */
  refusesIn?(body: unknown): boolean
}

/** A call to a network and its answer. */
export type ObservedCall = Pick<NetworkRequest, 'method' | 'headers'> & {
  status: number
  text: string
  isRefused: boolean
  /** Nothing may be sent before then; null if more calls are left. */
  restUntil: Date | null
}

export type NetworkCall = (url: string | URL, request: NetworkRequest) => Promise<Answer>

const MAX_ANSWER_BYTES = 1_000_000
/** Slower uploads are given up. */
const SLOWEST_BYTES_PER_SECOND = 100_000

/** How long a call with a body of this size may take, in whole milliseconds, because timers accept no others. */
export const callDeadlineMs = ({ publishing }: Pick<Env, 'publishing'>, bytes: number): number =>
  Math.ceil(publishing.deadlineMs + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000)

const connectFailures = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

function failure(error: unknown): Answer {
  const all = [...causes(error)]
  if (all.some((each) => each instanceof PrivateAddress || each instanceof UnusableAddress))
    return { kind: 'not-connected', reason: ADDRESS_REFUSED }
  const refused = all.map(codeOf).find((code) => connectFailures.has(code))
  if (refused) return { kind: 'not-connected', reason: refused }
  return { kind: 'lost', reason: all.map((each) => codeOf(each) || each.name).at(-1) ?? 'unknown' }
}

type Body = { content: Call['body']; headers: Record<string, string>; bytes: number }

async function encoded(payload: Payload | undefined): Promise<Body> {
  if (payload === undefined) return { content: null, headers: {}, bytes: 0 }
  if ('json' in payload) {
    const { content, bytes } = jsonBody(payload.json)
    const headers = {
      'content-type': 'application/json',
      ...(typeof content !== 'string' && { 'content-length': `${bytes}` }),
    }
    return { content, headers, bytes }
  }
  if ('form' in payload) {
    const content = new URLSearchParams(payload.form).toString()
    return {
      content,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bytes: content.length,
    }
  }
  if ('file' in payload) {
    const { type, bytes, open } = payload.file
    return {
      content: await open(),
      headers: { 'content-type': type, 'content-length': `${bytes}` },
      bytes,
    }
  }
  const { content, type, bytes } = multipartBody(payload.parts)
  return { content, headers: { 'content-type': type, 'content-length': `${bytes}` }, bytes }
}

/**
 * Calls to one network. Addresses that people entered must be public, unless the operator allows others; an address
 * that the operator set may be anywhere. Files are streamed and get time by their size.
 */
export function networkCall(
  { env, log, clock, onAnswer, sendsUntil }: Reach,
  network: AdapterName,
  guard: NetworkGuard = env.baseUrls.social[network] === undefined ? guardOf(env) : noGuard,
): NetworkCall {
  const outgoing = guardedCall(guard, MAX_ANSWER_BYTES, log)
  return async (url, { method, headers = {}, body, allowance, refusesIn }) => {
    try {
      const { content, headers: own, bytes } = await encoded(body)
      const { status, text, header } = await outgoing(url, {
        method,
        headers: { ...own, ...headers },
        body: content,
        deadlineMs: callDeadlineMs(env, bytes),
        sendsUntil,
      })
      const rest = allowance ? restUntil(header, allowance, clock.now()) : null
      const answered = readJson(text)
      const isRefused = status >= 400 || refusesIn?.(answered) === true
      onAnswer?.({ method, headers, status, text, isRefused, restUntil: rest })
      return { kind: 'answer', status, body: answered, text, header }
    } catch (error) {
      return failure(error)
    }
  }
}
