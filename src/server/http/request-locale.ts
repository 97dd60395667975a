import type { FastifyRequest } from 'fastify'
import { type Locale, localeFromTag } from '#platform/locale.ts'

export const localeOf = (request: FastifyRequest): Locale => localeFromTag(request.headers['accept-language'])
