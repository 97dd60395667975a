import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { screenAt } from '#platform/screens.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'
import { answersElement, collectAnswers, type FirstReads } from './first-answers.ts'
import { refuseUnknownCall } from './http-server.ts'
import { linksFor, readScreenFiles } from './screen-files.ts'
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

/** Adds what the page does not have yet. */
function withLinks(page: string, links: readonly string[]): string {
  const missing = links.filter((link) => !page.includes(link.slice(link.indexOf('href='), -1)))
  return page.replace('</head>', () => `${missing.join('')}</head>`)
}

/** Hands out the built screens. Files with a hash in their name are kept for ever, the page itself is always asked for. */
export async function serveScreens(
  app: FastifyInstance,
  folder: string | undefined,
  { findSignUpMode, firstReads }: { findSignUpMode: () => Promise<SignUpMode>; firstReads: FirstReads },
): Promise<void> {
  const page = folder === undefined ? null : await readFile(join(folder, 'index.html'), 'utf8')
  const screenFiles = folder === undefined ? {} : await readScreenFiles(folder)
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
    const path = pathOf(request.url)
    const screen = screenAt(path)
    const hasSession = readSessionToken(request, app.https) !== undefined
    const [signUp, answers] = await Promise.all([
      findSignUpMode(),
      screen && hasSession && request.method === 'GET'
        ? collectAnswers(app, request, screen.path, firstReads)
        : null,
    ])
    const linked = withLinks(withMarks(page, hasSession, signUp), linksFor(screenFiles, path, hasSession))
    return (
      reply
        .code(screen ? 200 : 404)
        // Answers are one person's, and of this moment.
        .header('cache-control', answers ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(answers ? linked.replace('</body>', () => `${answersElement(answers)}</body>`) : linked)
    )
  })
}
