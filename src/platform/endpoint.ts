import * as z from 'zod'
import type { RateLimit } from './rate-limits.ts'
import type { ShownTopic } from './topics.ts'

export const roles = ['owner', 'manager', 'member'] as const
export type Role = (typeof roles)[number]

/** Who may call: anybody, any signed-in member, or members with at least that role. */
export type Access = 'public' | 'signed-in' | 'manager' | 'owner'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

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

/** A JSON array in keyset order; the cursor of the next page travels in the header `x-next-cursor`. */
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

/** The query part that every list understands. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(500).optional(),
}

export type Definition = {
  method: Method
  path: `/api/${string}`
  access: Access
  summary: string
  /** Of a read: what it shows. It is read anew when one of them has changed. */
  topics?: readonly ShownTopic[]
  params?: Shape
  query?: Shape
  body?: z.ZodType
  /** Bodies are JSON; `raw` hands the unread stream to the handler, `csv` takes text/csv as one string. */
  bodyType?: 'json' | 'raw' | 'csv'
  bodyLimit?: number
  response: ResponseSpec
  status?: 200 | 201 | 202
  rateLimits?: readonly RateLimit[]
  /**
   * Takes an `Idempotency-Key`: sent again with the same key it is not done again, and answers what it answered first. Its handler
   * makes one transaction, through the `deps` of the call, and answers what that one does.
   */
  idempotent?: true
  /** Answers without looking up who asks, so also while the database does not answer. Only of public calls. */
  ignoresSession?: true
}

/** Describes one call once: the server implements it, the client calls it, forms and documentation read it. */
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

/** What a caller has to give. */
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

/** Says nothing about zod itself, which most screens do without. */
export const isSchema = (response: ResponseSpec): response is z.ZodType => !('kind' in response)

export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
