import {
  type CallInput,
  type Definition,
  idempotencyKeyHeader,
  isSchema,
  nextCursorHeader,
  type Output,
  type Page,
  pathOf,
} from '#platform/endpoint.ts'
import type { ErrorBody } from '#platform/errors.ts'
import { currentLocale } from '../i18n/locale-store.ts'
import { takeAnswer } from './page-answers.ts'

/** Identifies this tab to the server, so that it is not notified of its own changes. */
export const clientId = crypto.randomUUID()

/** A refused call. `message` keeps the form "status: body"; `body` is set if the server answered in our format. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string, body: ErrorBody | null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /^401: .*Unauthorized/.test(error.message)

/** The server's message for a failed call, in the person's language. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.message : undefined

/** Messages of refused fields. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiError ? error.body?.fields : undefined) ?? {}

export function urlOf(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

async function refuse(response: Response): Promise<never> {
  const text = (await response.text()) || response.statusText
  throw new ApiError(response.status, text, readBody(text))
}

/** The parsed body, if it has our format. */
export function readBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : null
  } catch {
    return null
  }
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function requestBody(definition: Definition, body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (definition.bodyType === 'csv') return { body: String(body), type: 'text/csv' }
  return { body: JSON.stringify(body), type: 'application/json' }
}

type Extras = { signal?: AbortSignal | undefined; key?: string }

async function send(definition: Definition, input: AnyInput, { signal, key }: Extras): Promise<Response> {
  const { params, query, body } = input
  const sent = requestBody(definition, body)
  const response = await fetch(urlOf(pathOf(definition.path, params), query), {
    method: definition.method,
    credentials: 'include',
    headers: {
      'accept-language': currentLocale(),
      'x-client-id': clientId,
      ...(sent.type && { 'content-type': sent.type }),
      ...(key && { [idempotencyKeyHeader]: key }),
    },
    ...(sent.body !== undefined && { body: sent.body }),
    ...(signal && { signal }),
  })
  if (!response.ok) await refuse(response)
  return response
}

/** Calls an endpoint of a contract. */
export async function call<D extends Definition>(
  definition: D,
  input: CallInput<D>,
  signal?: AbortSignal,
): Promise<Output<D>> {
  const response = await send(definition, input as AnyInput, { signal })
  return (await readAnswer(definition, response)) as Output<D>
}

/** The answer to a call, if the server embedded it in the page. */
export function answerInPage<D extends Definition>(
  definition: D,
  input: CallInput<D>,
): Output<D> | undefined {
  const { params, query } = input as AnyInput
  const answer = takeAnswer(urlOf(pathOf(definition.path, params), query))
  if (!answer) return undefined
  const { body, nextCursor } = answer
  return (isSchema(definition.response) ? body : { items: body, nextCursor }) as Output<D>
}

/** Calls an endpoint with an idempotency key: however often it arrives, it runs once. */
export async function callWithKey<D extends Definition>(
  definition: D,
  input: CallInput<D>,
  key: string,
): Promise<Output<D>> {
  const response = await send(definition, input as AnyInput, { key })
  return (await readAnswer(definition, response)) as Output<D>
}

/** Fetches a file from an endpoint that a link cannot request. */
export const fetchFile = async <D extends Definition>(
  definition: D,
  input: CallInput<D>,
  signal?: AbortSignal,
): Promise<Blob> => (await send(definition, input as AnyInput, { signal })).blob()

async function readAnswer(definition: Definition, response: Response): Promise<unknown> {
  if (isSchema(definition.response)) return response.json()
  if (definition.response.kind !== 'list') return undefined
  const items = (await response.json()) as unknown[]
  return { items, nextCursor: response.headers.get(nextCursorHeader) } satisfies Page<unknown>
}
