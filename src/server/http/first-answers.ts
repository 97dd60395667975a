import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nextCursorHeader } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import { ANSWERS_ID, answerKey, type PageAnswer, type PageAnswers } from '#platform/page-answers.ts'
import type { ScreenPath } from '#platform/screens.ts'

/** After this long the page goes out with what is there; the screen asks for the rest itself. */
const DEADLINE_MS = 1_000

/** Calls one of our endpoints as the person who opens the page; null when it is refused. */
export type Ask = (url: string) => Promise<PageAnswer | null>

/** Asks for what a screen reads first. */
export type FirstReads = (screen: ScreenPath, address: URL, ask: Ask) => Promise<unknown>

// The calls have the session of the page, and count for the same limits.
const forwarded = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'host']

function askerFor(app: FastifyInstance, request: FastifyRequest, locale: Locale, told: PageAnswers): Ask {
  const own = Object.entries(request.headers).filter(([name]) => forwarded.includes(name))
  const headers = { ...Object.fromEntries(own), 'accept-language': locale }
  const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1'
  return async (url) => {
    const answered = await app.inject({ method: 'GET', url, headers, remoteAddress })
    if (answered.statusCode !== 200) return null
    const cursor = answered.headers[nextCursorHeader]
    const answer = { body: answered.json(), nextCursor: typeof cursor === 'string' ? cursor : null }
    told.answers[answerKey(url)] = answer
    return answer
  }
}

/** Without an answer of the database the page still comes. */
const withinDeadline = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), sleep(DEADLINE_MS, undefined, { ref: false })])

/**
 * The answers that the screen would ask for first, on their way; null without a session. They come through the same checks as any
 * call, so a page never holds what its session could not read.
 */
export async function startAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  screen: ScreenPath,
  firstReads: FirstReads,
): Promise<{ locale: Locale; collected: Promise<PageAnswers> } | null> {
  const actor = await withinDeadline(app.actorOf(request))
  if (!actor) return null
  const { locale } = actor
  const told: PageAnswers = { locale, answers: {} }
  const reads = (async () =>
    firstReads(screen, new URL(request.url, 'http://page'), askerFor(app, request, locale, told)))()
  return { locale, collected: withinDeadline(reads).then(() => told) }
}

/** A script that no browser runs. No text can end it: "<" is written in another way. */
export function answersElement(told: PageAnswers): string {
  const json = JSON.stringify(told).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`
}
