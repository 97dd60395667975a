import type { FastifyRequest } from 'fastify'
import { type Locale, localeFromTag } from '#platform/locale.ts'

/** The language of the request: what the interface (or the browser) asks for first. */
export const localeOf = (request: FastifyRequest): Locale => localeFromTag(request.headers['accept-language'])
