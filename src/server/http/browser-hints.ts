import type { FastifyRequest } from 'fastify'
import { type Choices, choiceKeys } from '#platform/browser-choices.ts'

const MAX_LENGTH = 100
const PHONE_WIDTH = 390
const DESK_WIDTH = 1280

/** What the browser keeps and sends along. Anyone can send anything: callers look it up among what there is. */
export const choicesOf = ({ cookies }: FastifyRequest): Choices =>
  Object.fromEntries(
    choiceKeys
      .map((key) => [key, cookies[key]])
      .filter(([, value]) => value !== undefined && value.length <= MAX_LENGTH),
  )

/** Servers never learn the width of a window; the browser says if it is on a phone. */
export const guessedWidth = ({ headers }: FastifyRequest): number =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '') ? PHONE_WIDTH : DESK_WIDTH
