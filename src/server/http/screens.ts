import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { isLocale, type Locale, locales } from '#platform/locale.ts'
import type { PageAnswers } from '#platform/page-answers.ts'
import { screenAt } from '#platform/screens.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'
import { createAssetFiles } from './asset-files.ts'
import { choicesOf, guessedWidth } from './browser-hints.ts'
import { type FirstReads, startAnswers } from './first-answers.ts'
import { refuseUnknownCall } from './http-server.ts'
import { memberPage } from './member-page.ts'
import { createPageReader, withAddress } from './prerendered-pages.ts'
import { localeOf } from './request-locale.ts'
import { linksFor, readScreenFiles } from './screen-files.ts'
import { createScreenRenderer } from './screen-renderer.ts'
import { readSessionToken } from './session-cookie.ts'

/** English has no prefix, every other language has one. */
const addressIn = (base: string, path: string, locale: Locale) =>
  `${base}${path}${locale === 'en' ? '' : `?lang=${locale}`}`

/** Tells search engines the URL of a public page in each language. */
function alternateLinks(base: string, path: string, locale: Locale): string[] {
  const alternate = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${address}">`
  return [
    `<link rel="canonical" href="${addressIn(base, path, locale)}">`,
    ...locales.map((each) => alternate(each, addressIn(base, path, each))),
    alternate('x-default', base + path),
  ]
}

const isCall = (url: string) => /^\/+api(\/|$)/i.test(url)
const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Files that can be requested by path; dot folders are internal. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  return new Set(paths.filter((path) => !path.startsWith('.')))
}

/** Tells the page that there is no session, and who can sign up. */
function withMarks(page: string, hasSession: boolean, signUp: SignUpMode): string {
  const marked = page.replace(
    '<meta name="sign-up" content="open"',
    `<meta name="sign-up" content="${signUp}"`,
  )
  if (hasSession) return marked
  return marked.replace('<meta name="visitor" content="unknown"', '<meta name="visitor" content="signed-out"')
}

/** The language of a page: from its URL, otherwise from the browser. */
function pageLocaleOf(request: FastifyRequest): Locale {
  const { lang: asked } = request.query as { lang?: unknown }
  return isLocale(asked) ? asked : localeOf(request)
}

const withHead = (page: string, elements: readonly string[]): string =>
  page.replace('</head>', () => `${elements.join('')}</head>`)

/** Adds the files that the page does not name yet. */
const withFiles = (page: string, links: readonly string[]): string =>
  withHead(
    page,
    links.filter((link) => !page.includes(link.slice(link.indexOf('href='), -1))),
  )

export type PageSources = {
  findSignUpMode: () => Promise<SignUpMode>
  firstReads: FirstReads
  /** Empty if the public URL is not configured. */
  publicUrl: string
}

/** Serves the built screens. Hashed files are cached forever, everything else is always revalidated. */
export async function serveScreens(
  app: FastifyInstance,
  folder: string | undefined,
  { findSignUpMode, firstReads, publicUrl }: PageSources,
): Promise<void> {
  const emptyPage = folder === undefined ? null : await readFile(join(folder, 'index.html'), 'utf8')
  const readPage = createPageReader(folder ?? '')
  const renderer = createScreenRenderer(folder ?? '', app.log)
  app.addHook('onClose', renderer.close)
  const screenFiles = folder === undefined ? {} : await readScreenFiles(folder)
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
    // One route for all of them: a thousand routes would take a tenth of every start.
    const files = await listFiles(folder)
    const assets = createAssetFiles(folder, files)
    app.get('/*', (request, reply) => {
      const path = pathOf(request.url).slice(1)
      if (assets.has(path)) return assets.send(path, request, reply)
      return files.has(path) ? reply.sendFile(path) : reply.callNotFound()
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isCall(request.url) || !isRead || emptyPage === null) return refuseUnknownCall(app, request)
    // A missing file must not be answered with a page, or a stale tab would run it as a script.
    if (pathOf(request.url).startsWith('/assets/')) throw notFound()
    const path = pathOf(request.url)
    const screen = screenAt(path)
    const hasSession = readSessionToken(request, app.https) !== undefined
    const [signUp, answers] = await Promise.all([
      findSignUpMode(),
      screen && hasSession && request.method === 'GET'
        ? startAnswers(app, request, screen.path, choicesOf(request), firstReads)
        : null,
    ])
    const locale = answers?.locale ?? pageLocaleOf(request)
    const audience = answers ? 'member' : signUp
    // Until the session is checked, the page is drawn for neither members nor visitors.
    const prerendered =
      hasSession && !answers ? null : await readPage({ place: screen?.path ?? 'not-found', locale, audience })
    const filled = screen || !prerendered ? prerendered : withAddress(prerendered, path)
    const marked = withMarks(filled ?? emptyPage, hasSession, signUp)
    const codeStart = filled ? 'after-paint' : 'modulepreload'
    const linked = withFiles(marked, linksFor(screenFiles, path, hasSession, codeStart))
    const isPublicPage = filled !== null && screen !== undefined && !answers
    const full = isPublicPage ? withHead(linked, alternateLinks(publicUrl, path, locale)) : linked
    reply
      .code(screen ? 200 : 404)
      .header('vary', 'accept-language')
      // Answers are personal and current.
      .header('cache-control', answers ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
    if (!answers) return reply.send(full)
    const render = (collected: PageAnswers) =>
      renderer.render({
        address: request.url,
        answers: collected,
        choices: choicesOf(request),
        width: guessedWidth(request),
      })
    return reply.send(Readable.from(memberPage(full, answers.collected, render)))
  })
}
