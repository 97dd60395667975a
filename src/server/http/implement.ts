import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import {
  type Access,
  type Definition,
  type FileResponse,
  type Input,
  isSchema,
  type ListResponse,
  nextCursorHeader,
  type Page,
  type RedirectResponse,
  type Role,
} from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '../deps.ts'
import type { ByteRange } from '../storage/storage.ts'
import type { Actor } from '../tenancy/actor.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { enforceLimits } from './enforce-limits.ts'
import { replayByKey } from './idempotency.ts'
import { keyOf } from './idempotency-key.ts'
import { localeOf } from './request-locale.ts'
import { validated } from './validated.ts'

export type FileAnswer = {
  type: string
  body: Readable | Buffer | string
  /** Sent as a download with this name; otherwise the browser may show it. */
  downloadName?: string
  length?: number
  /** The body is this range of `of` bytes. */
  part?: ByteRange & { of: number }
}

type Call<D extends Definition = Definition> = {
  actor: D['access'] extends 'public' ? Actor | null : Actor
  locale: Locale
  /** Of a call with a key, these deps store key and answer in its transaction: use them, not the app's. */
  deps: Deps
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<D extends Definition> =
  D['response'] extends ListResponse<infer T>
    ? Page<z.input<T>>
    : D['response'] extends z.ZodType
      ? z.input<D['response']>
      : D['response'] extends FileResponse
        ? FileAnswer
        : D['response'] extends RedirectResponse
          ? string
          : void

type Handler<D extends Definition> = (input: Input<D>, call: Call<D>) => Promise<Answer<D>> | Answer<D>

const rank: Record<Role, number> = { member: 1, manager: 2, owner: 3 }
const needed: Record<Exclude<Access, 'public'>, number> = { 'signed-in': 1, manager: 2, owner: 3 }

function authorise(access: Access, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw new AppError('unauthorized')
  if (rank[actor.role] < needed[access]) throw new AppError('forbidden')
}

/** The server parses JSON and CSV; each endpoint accepts only its own type. */
function checkBodyType({ bodyType = 'json' }: Definition, request: FastifyRequest): void {
  const isCsv = request.headers['content-type']?.startsWith('text/csv') ?? false
  const hasBody = request.headers['content-type'] !== undefined
  if (hasBody && bodyType !== 'raw' && isCsv !== (bodyType === 'csv')) throw new AppError('unsupported_type')
}

/** A workspace with many concurrent requests waits for itself; others are served in between. */
async function takeTurn({ actor, server }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!actor) return
  const giveBack = await server.requestTurns.take(actor.workspaceId, () => disconnectSignal(reply))
  reply.raw.once('close', giveBack)
}

/**
 * Serves an endpoint of a contract: session, permission, turn, validation, limits, handler, and only the declared
 * fields in the answer.
 */
export function implement<D extends Definition>(
  app: FastifyInstance,
  definition: D,
  handler: Handler<D>,
): void {
  const { method, path, access } = definition
  app.endpoints.push(definition)
  app.route({
    method,
    url: path,
    ...(definition.bodyLimit !== undefined && { bodyLimit: definition.bodyLimit }),
    // Before the body is read: a caller without permission costs nothing and learns nothing.
    onRequest: async (request, reply) => {
      if (!definition.ignoresSession) authorise(access, await app.actorOf(request))
      checkBodyType(definition, request)
      await takeTurn(request, reply)
    },
    handler: async (request, reply) => {
      const locale = localeOf(request)
      const input = validated(definition, request, locale)
      const work = async (deps: Deps) => {
        await enforceLimits(definition, request, input.body)
        return handler(input, { actor: request.actor, locale, deps, request, reply } as Call<D>)
      }
      const key = keyOf(definition, request)
      if (key !== null) return replayByKey(definition, key, request, reply, work)
      const answer = await work(app.deps)
      // The call timed out waiting for the database and was answered.
      if (reply.sent) return reply
      return send(definition, reply, answer)
    },
  })
}

function send(definition: Definition, reply: FastifyReply, answer: unknown): unknown {
  const { response } = definition
  // A status set by the handler stays.
  if (reply.statusCode === 200) reply.code(definition.status ?? 200)
  if (isSchema(response)) return reply.send(response.parse(answer))
  switch (response.kind) {
    case 'list': {
      const page = answer as Page<unknown>
      if (page.nextCursor !== null) reply.header(nextCursorHeader, page.nextCursor)
      return reply.send(response.items.parse(page.items))
    }
    case 'file':
      return sendFile(reply, answer as FileAnswer)
    case 'redirect':
      return reply.redirect(answer as string, 302)
    case 'empty':
      return reply.code(204).send()
    case 'events':
      return reply.hijack()
  }
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  reply.type(file.type)
  if (file.part) {
    const { start, end, of } = file.part
    reply.code(206).header('content-range', `bytes ${start}-${end}/${of}`)
  }
  if (file.length !== undefined) reply.header('content-length', file.length)
  if (file.downloadName !== undefined) {
    const ascii = file.downloadName.replace(/[^\w.\- ]/g, '_')
    const encoded = encodeURIComponent(file.downloadName.toWellFormed())
    reply.header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  }
  return reply.send(file.body)
}
