import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { type Locale, locales } from '#platform/locale.ts'
import { RENDERER_FILE, RENDERER_FOLDER } from '#platform/screen-rendering.ts'
import { screens } from '#platform/screens.ts'
import { signUpModes } from '#platform/sign-up-mode.ts'
import { ADDRESS_MARK, fileOf, type PrerenderedPage } from '../src/server/http/prerendered-pages.ts'
import { treeshake } from './group-chunks.ts'
import { mergeIcons } from './merge-icon-paths.ts'
import { root } from './source-stamp.ts'

type Renderer = typeof import('../src/app/client/prerender/renderer.ts')

const source = (path: string) => join(root, 'src', path)

/** Its articles are chosen by the query, so no single page fits the URL. */
const omitted = new Set<string>(['/help'])

/** Only effects load files by URL, and effects do not run here. */
const withoutFiles = (): Plugin => ({
  name: 'without-files',
  resolveId: (id) => (id.endsWith('?url') ? '\0file' : null),
  load: (id) => (id === '\0file' ? 'export default ""' : null),
})

/** Bundles the code of the screens for Node: for this build, and for the server, which has no packages of its own. */
async function buildRenderer(folder: string): Promise<Renderer> {
  const bundle = await rolldown({
    cwd: root,
    input: source('app/client/prerender/renderer.ts'),
    platform: 'node',
    plugins: [withoutFiles(), mergeIcons(), viteImportGlobPlugin({ root })],
    treeshake,
    resolve: {
      alias: { '#client/navigation/use-title.ts': source('app/client/prerender/use-title.ts') },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    moduleTypes: { '.css': 'empty' },
    onLog: (level, log, print) => {
      // "use client" means nothing here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
    },
  })
  await bundle.write({ dir: folder, format: 'esm', minify: true, entryFileNames: RENDERER_FILE })
  await bundle.close()
  return import(pathToFileURL(join(folder, RENDERER_FILE)).href)
}

/** A script apart from the screens' code, as a hashed file. Returns its URL. */
async function buildScript(client: string, path: string): Promise<string> {
  const bundle = await rolldown({ cwd: root, input: source(path) })
  const { output } = await bundle.write({
    dir: join(client, 'assets'),
    format: 'iife',
    minify: true,
    entryFileNames: '[name]-[hash:7].js',
  })
  await bundle.close()
  return `/assets/${output[0].fileName}`
}

/** Preloaded with the styles, so that no text shifts. */
async function linkFont(client: string, family: string): Promise<string> {
  const files = await readdir(join(client, 'assets'))
  const font = files.find((file) => file.startsWith(`${family}-latin-wght-normal-`))
  if (!font) throw new Error(`The build does not have the font ${family}.`)
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`
}

const preload = /^(<link rel="preload"[^>]*>)+/
const leadText = /<\/h1>.*?<p\b[^>]*>(.*?)<\/p>/s
const tags = /<[^>]*>/g

/** The text under the heading is the meta description. */
function describe(html: string, path: string): string {
  const text = leadText.exec(html)?.[1]?.replaceAll(tags, '').replaceAll('"', '&quot;')
  if (!text) throw new Error(`${path} has no text under its heading.`)
  return text
}

function replaceOnce(page: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(page)) throw new Error(`index.html has nothing like ${pattern}.`)
  return page.replace(pattern, () => replacement)
}

type Parts = {
  locale: Locale
  head?: string
  title?: string
  description?: string
  body: string
  kind: 'page' | 'shell'
}

function fill(template: string, { locale, head = '', title, description, body, kind }: Parts): string {
  let page = replaceOnce(template, /<html lang="en">/, `<html lang="${locale}">`)
  if (title) page = replaceOnce(page, /<title>[^<]*<\/title>/, `<title>${title}</title>`)
  if (description)
    page = replaceOnce(
      page,
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${description}" />`,
    )
  // Before the styles, because a script after them would wait for them.
  page = replaceOnce(page, /<script type="module"/, `${head}<script type="module"`)
  return replaceOnce(page, /<div id="root"><\/div>/, `<div id="root" data-${kind}="${locale}">${body}</div>`)
}

/** Turns the scripts of a page into links that `after-paint.ts` starts. */
function withCodeAfterPaint(page: string): string {
  const entry = /<script type="module" crossorigin src="([^"]*)"><\/script>/
  const src = entry.exec(page)?.[1]
  return replaceOnce(page, entry, `<link rel="after-paint" crossorigin href="${src}" data-entry>`).replaceAll(
    'rel="modulepreload"',
    'rel="after-paint"',
  )
}

async function write(client: string, page: PrerenderedPage, html: string): Promise<void> {
  const path = join(client, fileOf(page))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}

/** Writes the public pages and the shell as HTML next to the screens. */
export async function prerenderPages(client: string): Promise<void> {
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const textFont = await linkFont(client, 'inter')
  const headingFont = await linkFont(client, 'bricolage-grotesque')
  const beforePaint = `<script src="${await buildScript(client, 'app/client/before-paint.ts')}"></script>`
  const afterPaint = await buildScript(client, 'app/client/after-paint.ts')
  // Deferred, so that it runs after `before-paint.ts` has decided whether this page is shown.
  const head = `${beforePaint}${headingFont}${textFont}<script defer src="${afterPaint}"></script>`
  // A member's page may take long to end.
  const shellHead = `${textFont}<script async src="${afterPaint}"></script>`
  const { browser, loadPages } = await buildRenderer(join(client, RENDERER_FOLDER))
  const { renderPublicPage, renderShell, partsAt, publicScreens } = await loadPages()
  const places = [...[...publicScreens].filter((path) => !omitted.has(path)), 'not-found']
  const inShell = screens.filter(({ path }) => partsAt(path, false).includes('signed-in'))
  for (const locale of locales) {
    browser.marks.visitor = 'signed-out'
    for (const audience of signUpModes) {
      browser.marks['sign-up'] = audience
      for (const place of places) {
        const path = place === 'not-found' ? ADDRESS_MARK : place
        const { html, title } = await renderPublicPage(path, locale)
        const [images = ''] = preload.exec(html) ?? []
        const body = html.slice(images.length)
        const description = describe(body, path)
        const page = fill(template, { locale, head: head + images, title, description, body, kind: 'page' })
        await write(client, { place, locale, audience }, withCodeAfterPaint(page))
      }
    }
    browser.marks.visitor = 'unknown'
    for (const { path } of inShell) {
      const body = await renderShell(path, locale)
      const page = fill(template, { locale, head: shellHead, body, kind: 'shell' })
      await write(client, { place: path, locale, audience: 'member' }, withCodeAfterPaint(page))
    }
  }
}
