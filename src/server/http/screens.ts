import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { isScreen } from '#platform/screens.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'
import { refuseUnknownCall } from './http-server.ts'
import { readSessionToken } from './session-cookie.ts'

const isCall = (url: string) => /^\/+api(\/|$)/i.test(url)
const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** What may be asked for by its path; folders whose names begin with a dot are ours. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  return new Set(paths.filter((path) => !path.startsWith('.')))
}

/** Tells the page what it would have to ask for: that there is no session, and who can make an account. */
function withMarks(page: string, hasSession: boolean, signUp: SignUpMode): string {
  const marked = page.replace(
    '<meta name="sign-up" content="open"',
    `<meta name="sign-up" content="${signUp}"`,
  )
  if (hasSession) return marked
  return marked.replace('<meta name="visitor" content="unknown"', '<meta name="visitor" content="signed-out"')
}

/** Hands out the built screens. Files with a hash in their name are kept for ever, the page itself is always asked for. */
export async function serveScreens(
  app: FastifyInstance,
  folder: string | undefined,
  findSignUpMode: () => Promise<SignUpMode>,
): Promise<void> {
  const page = folder === undefined ? null : await readFile(join(folder, 'index.html'), 'utf8')
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    // One route for all of them: a thousand would take a tenth of every start.
    const files = await listFiles(folder)
    app.get('/*', (request, reply) => {
      const path = pathOf(request.url).slice(1)
      return files.has(path) ? reply.sendFile(path) : reply.callNotFound()
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
      .send(withMarks(page, readSessionToken(request, app.https) !== undefined, await findSignUpMode()))
  })
}
