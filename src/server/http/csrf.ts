import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Browsers send the origin of a request; a change must come from our own pages. */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (safeMethods.has(request.method)) return
  const site = first(request.headers['sec-fetch-site'])
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
  const origin = first(request.headers.origin)
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) throw new AppError('cross_site')
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (publicUrl === undefined) return url.host === request.host
  // If the public URL is known, X-Forwarded-Host is ignored.
  return url.origin === new URL(publicUrl).origin || url.host === request.headers.host
}

/** True for a page the person opened or reached from our own pages, never for an image or frame elsewhere. */
export function isOwnNavigation(request: FastifyRequest): boolean {
  const site = first(request.headers['sec-fetch-site']) ?? 'none'
  const destination = first(request.headers['sec-fetch-dest']) ?? 'document'
  return (site === 'same-origin' || site === 'none') && destination === 'document'
}
