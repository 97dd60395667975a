import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Choices } from '#platform/browser-choices.ts'
import { dayIn } from '#platform/day.ts'
import { nextCursorHeader } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import { ANSWERS_ID, answerKey, type PageAnswer, type PageAnswers } from '#platform/page-answers.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { OpenedPage } from '../feature.ts'
import { pageSession } from './http-server.ts'
import { readSessionToken } from './session-cookie.ts'

/** After this, the page is sent with the answers that are ready; the screen fetches the rest. */
const DEADLINE_MS = 1_000

/** Calls one of our endpoints as the person who opens the page; null if refused. */
export type CallAsPerson = (url: string) => Promise<PageAnswer | null>

/** Requests the first reads of a screen. */
export type FirstReads = (
  screen: ScreenPath,
  page: OpenedPage & { address: URL },
  ask: CallAsPerson,
) => Promise<unknown>

// The calls use the page's session and count for the same limits.
const forwarded = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'host']

function askerFor(
  app: FastifyInstance,
  request: FastifyRequest,
  locale: Locale,
  page: PageAnswers,
): CallAsPerson {
  const own = Object.entries(request.headers).filter(([name]) => forwarded.includes(name))
  const headers = { ...Object.fromEntries(own), 'accept-language': locale }
  const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1'
  return async (url) => {
    const answered = await app.inject({ method: 'GET', url, headers, remoteAddress })
    if (answered.statusCode !== 200) return null
    const cursor = answered.headers[nextCursorHeader]
    const answer = { body: answered.json(), nextCursor: typeof cursor === 'string' ? cursor : null }
    page.answers[answerKey(url)] = answer
    return answer
  }
}

/** Without an answer of the database, the page is still sent. */
const withinDeadline = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), sleep(DEADLINE_MS, undefined, { ref: false })])

/**
 * Starts the first reads of a screen; null without a session. They pass the same checks as any call, so a page never
 * contains what its session could not read.
 */
export async function startAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  screen: ScreenPath,
  choices: Choices,
  firstReads: FirstReads,
): Promise<{ locale: Locale; collected: Promise<PageAnswers> } | null> {
  const actor = await withinDeadline(app.actorOf(request))
  if (!actor) return null
  const { locale, timeZone } = actor
  const page: PageAnswers = { locale, answers: {} }
  const reads = pageSession.run({ token: readSessionToken(request, app.https), actor }, async () =>
    firstReads(
      screen,
      { address: new URL(request.url, 'http://page'), choices, today: dayIn(timeZone, app.deps.clock.now()) },
      askerFor(app, request, locale, page),
    ),
  )
  return { locale, collected: withinDeadline(reads).then(() => page) }
}

/** A script element that browsers do not run. No text can close it: "<" is escaped. */
export function answersElement(page: PageAnswers): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`
}
