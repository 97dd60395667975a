import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { isScreen } from '#platform/screens.ts'
import { refuseUnknownCall } from './http-server.ts'
import { readSessionToken } from './session-cookie.ts'

const isCall = (url: string) => /^\/+api(\/|$)/i.test(url)
const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Hands out the built screens. Files with a hash in their name are kept for ever, the page itself is always asked for. */
export async function serveScreens(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder === undefined ? null : await readFile(join(folder, 'index.html'), 'utf8')
  // Tells a first-time visitor's page that there is no session, which saves it a call that could only be refused.
  const visitorPage = page?.replace(
    '<meta name="visitor" content="unknown"',
    '<meta name="visitor" content="signed-out"',
  )
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isCall(request.url) || !isRead || page === null) return refuseUnknownCall(app, request)
    // A missing file must not be answered with a page, or a stale tab would run it as a script.
    if (pathOf(request.url).startsWith('/assets/')) throw notFound()
    return reply
      .code(isScreen(pathOf(request.url)) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readSessionToken(request, app.https) ? page : visitorPage)
  })
}
