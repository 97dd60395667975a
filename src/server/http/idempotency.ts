import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { type Definition, isSchema, replayedHeader } from '#platform/endpoint.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'
import { JSON_TYPE, refusalFor } from './error-answer.ts'
import { fingerprintOf } from './idempotency-key.ts'
import * as keys from './idempotency-keys.repository.ts'

const PATIENCE_MS = 10_000
const ASK_AGAIN_SECONDS = 2
const MAX_KEPT_CHARACTERS = 1_000_000

type Given = { status: number; text: string; isReplay: boolean }

/** Running calls of this process, by workspace and key: calls with the same key wait here, not in the database. */
export type KeyedCalls = Map<string, { fingerprint: string; given: Promise<Given> }>

type KeyedCall = {
  deps: Deps
  underWay: KeyedCalls
  request: FastifyRequest
  workspaceId: WorkspaceId
  key: string
  fingerprint: string
  status: number
  response: z.ZodType
  work: (deps: Deps) => Promise<unknown>
}

/** Another process has already done the work of this transaction. */
class KeyTaken extends Error {}

const inUse = () => new AppError('key_in_use', { retryAfterSeconds: ASK_AGAIN_SECONDS })

/** Runs a call with a key, or replays its answer. */
export async function replayByKey(
  definition: Definition,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (deps: Deps) => Promise<unknown>,
): Promise<unknown> {
  const { actor, server } = request
  const { path, response, status = 200 } = definition
  if (!actor || !isSchema(response)) throw new Error(`${path} cannot take keys.`)
  const { workspaceId } = actor
  const fingerprint = fingerprintOf(definition, request)
  const { deps, keyedCalls: underWay } = server
  const call = { deps, underWay, request, workspaceId, key, fingerprint, status, response, work }
  const given = await give(call, performance.now() + PATIENCE_MS)
  // The call timed out waiting for the database and was answered; its result is stored for the next one.
  if (reply.sent) return reply
  if (given.isReplay) reply.header(replayedHeader, 'true')
  return reply.code(given.status).type(JSON_TYPE).send(given.text)
}

async function give(call: KeyedCall, until: number): Promise<Given> {
  const { underWay, fingerprint } = call
  const name = `${call.workspaceId} ${call.key}`
  const ahead = underWay.get(name)
  if (ahead) {
    if (ahead.fingerprint !== fingerprint) throw new AppError('key_reused')
    const given = await outcomeOf(ahead.given, until)
    // The call ahead failed, so the key is free again.
    return given ? { ...given, isReplay: true } : give(call, until)
  }
  const given = findGiven(call).then((found) => found ?? perform(call))
  underWay.set(name, { fingerprint, given })
  try {
    return await given
  } finally {
    underWay.delete(name)
  }
}

/** Null if it failed; throws if it takes too long. */
async function outcomeOf(given: Promise<Given>, until: number): Promise<Given | null> {
  const timer = Promise.withResolvers<never>()
  const timeout = setTimeout(() => timer.reject(inUse()), Math.max(0, until - performance.now()))
  try {
    return await Promise.race([given.catch(() => null), timer.promise])
  } finally {
    clearTimeout(timeout)
  }
}

async function findGiven(call: KeyedCall): Promise<Given | null> {
  const { deps, workspaceId, key, fingerprint } = call
  const row = await keys.find(deps.db, workspaceId, key, deps.clock.now())
  if (!row) return null
  if (row.fingerprint !== fingerprint) throw new AppError('key_reused')
  if (row.answer === null) throw new AppError('key_answer_too_large')
  return { status: row.status, text: row.answer, isReplay: true }
}

async function perform(call: KeyedCall): Promise<Given> {
  const { deps, status, work } = call
  const sealed = { result: undefined as unknown, text: '' }
  try {
    const result = await work({ ...deps, db: withKey(call, sealed) })
    if (!sealed.text || sealed.result !== result)
      throw new Error('A call with a key must answer what its transaction does.')
    return { status, text: sealed.text, isReplay: false }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error instanceof KeyTaken ? givenElsewhere(call) : keepRefusal(call, error)
  }
}

/**
 * A database whose transaction starts with the key and ends with the answer. Work, key and answer are committed
 * together, even if the process is killed; a second process waits at the start.
 */
function withKey(call: KeyedCall, sealed: { result: unknown; text: string }): Db {
  const { deps, workspaceId, key, status, response } = call
  const transaction: Db['transaction'] = (work, config) => {
    if (sealed.text) throw new Error('A call with a key makes one transaction.')
    return deps.db.transaction(async (db) => {
      const taken = await keys.take(db, newRow(call, status, null))
      if (taken === 'busy') throw inUse()
      if (taken === 'taken') throw new KeyTaken()
      const result = await work(db)
      const text = JSON.stringify(response.parse(result))
      await keys.setAnswer(db, workspaceId, key, keepable(text))
      Object.assign(sealed, { result, text })
      return result
    }, config)
  }
  return Object.create(deps.db, { transaction: { value: transaction } })
}

const keepable = (text: string) => (text.length <= MAX_KEPT_CHARACTERS ? text : null)

const newRow = (call: KeyedCall, status: number, answer: string | null): keys.KeyRow => ({
  workspaceId: call.workspaceId,
  key: call.key,
  fingerprint: call.fingerprint,
  status,
  answer,
  createdAt: call.deps.clock.now(),
})

async function givenElsewhere(call: KeyedCall): Promise<Given> {
  const found = await findGiven(call)
  if (!found) throw inUse()
  return found
}

// These mean that it was not tried yet.
const passing = new Set<ErrorCode>(['rate_limited', 'key_in_use'])

/** A refusal is stored like any answer: a delayed copy of the call must not succeed after the caller was refused. */
async function keepRefusal(call: KeyedCall, error: Error): Promise<Given> {
  const { appError, status, body } = refusalFor(error, call.request)
  if (status >= 500 || passing.has(appError.code)) throw error
  const text = JSON.stringify(body)
  const isKept = await keys.insert(call.deps.db, newRow(call, status, text))
  return isKept ? { status, text, isReplay: false } : givenElsewhere(call)
}
