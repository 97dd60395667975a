import * as z from 'zod'
import type { RateLimit } from './rate-limits.ts'
import type { ShownTopic } from './topics.ts'

export const roles = ['owner', 'manager', 'member'] as const
export type Role = (typeof roles)[number]

/** Who may call: anyone, any signed-in member, or members with at least that role. */
export type Access = 'public' | 'signed-in' | 'manager' | 'owner'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Shape = z.ZodObject
export type ListResponse<T extends z.ZodType> = { kind: 'list'; item: T; items: z.ZodArray<T> }
export type FileResponse = { kind: 'file'; types: readonly string[] }
export type RedirectResponse = { kind: 'redirect' }
export type EmptyResponse = { kind: 'empty' }
export type StreamResponse = { kind: 'events' }
export type ResponseSpec =
  | z.ZodType
  | ListResponse<z.ZodType>
  | FileResponse
  | RedirectResponse
  | EmptyResponse
  | StreamResponse

/** A JSON array in keyset order; the cursor of the next page is in the header `x-next-cursor`. */
export const list = <T extends z.ZodType>(item: T): ListResponse<T> => ({
  kind: 'list',
  item,
  items: z.array(item),
})
export const file = (...types: string[]): FileResponse => ({ kind: 'file', types })
export const redirect: RedirectResponse = { kind: 'redirect' }
export const empty: EmptyResponse = { kind: 'empty' }
export const events: StreamResponse = { kind: 'events' }

export const nextCursorHeader = 'x-next-cursor'

export const idempotencyKeyHeader = 'idempotency-key'
export const replayedHeader = 'idempotency-replayed'

/** Query parameters of every list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(500).optional(),
}

export type Definition = {
  method: Method
  /** `/l/` is short, because people see it in mails. */
  path: `/api/${string}` | `/l/${string}`
  access: Access
  summary: string
  /** Topics that a read shows. It is refetched when one of them changes. */
  topics?: readonly ShownTopic[]
  params?: Shape
  query?: Shape
  body?: z.ZodType
  /** Bodies are JSON; `raw` passes the unread stream to the handler, `csv` accepts text/csv as one string. */
  bodyType?: 'json' | 'raw' | 'csv'
  bodyLimit?: number
  response: ResponseSpec
  status?: 200 | 201 | 202
  rateLimits?: readonly RateLimit[]
  /**
   * Accepts an `Idempotency-Key`: repeated with the same key it does not run again, and replays its first answer. Its
   * handler makes one transaction, through the `deps` of the call, and answers its result.
   */
  idempotent?: true
  /** Answers without looking up the session, so also while the database is away. Only for public calls. */
  ignoresSession?: true
}

/** Describes a call once: the server implements it, the client calls it, forms and documentation read it. */
export function endpoint<const D extends Definition>(definition: D): D {
  return definition
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler gets, after validation. */
export type Input<D extends Definition> = {
  params: Parsed<D['params']>
  query: Parsed<D['query']>
  body: Parsed<D['body']>
}

/** What a caller has to pass. */
export type CallInput<D extends Definition> = (D['params'] extends Shape
  ? { params: Sent<D['params']> }
  : object) &
  (D['query'] extends Shape ? { query?: Sent<D['query']> } : object) &
  (D['body'] extends z.ZodType ? { body: Sent<D['body']> } : object)

export type Page<T> = { items: T[]; nextCursor: string | null }

/** What a caller gets back. */
export type Output<D extends Definition> =
  D['response'] extends ListResponse<infer T>
    ? Page<z.output<T>>
    : D['response'] extends z.ZodType
      ? z.output<D['response']>
      : undefined

/** Does not import zod, which most screens do without. */
export const isSchema = (response: ResponseSpec): response is z.ZodType => !('kind' in response)

export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
