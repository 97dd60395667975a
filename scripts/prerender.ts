import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { type Locale, locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { signUpModes } from '#platform/sign-up-mode.ts'
import { ADDRESS_MARK, fileOf, type PrerenderedPage } from '../src/server/http/prerendered-pages.ts'
import { treeshake } from './group-chunks.ts'
import { root } from './source-stamp.ts'

type Renderer = typeof import('../src/app/client/prerender/render-pages.tsx')

const source = (path: string) => join(root, 'src', path)

/** Its articles are chosen by the query, so no single page fits the URL. */
const omitted = new Set<string>(['/help'])

/** The parts of a browser that the screens' code needs on load. */
const marks = { visitor: 'signed-out', 'sign-up': 'open' }
function pretendBrowser(): void {
  const mark = (selector: string) => {
    const content = marks[/meta\[name=(.+)\]/.exec(selector)?.[1] as keyof typeof marks]
    return { getAttribute: () => content }
  }
  const storage = { getItem: () => null, setItem: () => undefined }
  Object.defineProperties(globalThis, {
    document: { value: { documentElement: {}, querySelector: mark } },
    window: { value: new EventTarget() },
    location: { value: new URL('http://page/') },
    localStorage: { value: storage },
    sessionStorage: { value: storage },
  })
}

/** Bundles the screens for Node, without packages. */
async function loadRenderer(folder: string): Promise<Renderer> {
  const bundle = await rolldown({
    cwd: root,
    input: source('app/client/prerender/render-pages.tsx'),
    platform: 'node',
    external: /^[@a-z]/,
    plugins: [viteImportGlobPlugin({ root })],
    treeshake,
    resolve: {
      alias: { '#client/navigation/use-title.ts': source('app/client/prerender/use-title.ts') },
    },
    moduleTypes: { '.css': 'empty' },
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'render-pages.js' })
  await bundle.close()
  pretendBrowser()
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(join(folder, 'render-pages.js')).href)
}

/** The script that runs before the first paint, as a hashed file. Returns its element. */
async function buildBeforePaint(client: string): Promise<string> {
  const bundle = await rolldown({ cwd: root, input: source('app/client/before-paint.ts') })
  const { output } = await bundle.write({
    dir: join(client, 'assets'),
    format: 'iife',
    minify: true,
    entryFileNames: '[name]-[hash:7].js',
  })
  await bundle.close()
  return `<script src="/assets/${output[0].fileName}"></script>`
}

/** Fonts of the public pages. Preloaded with the styles, so that no text shifts. */
async function linkFonts(client: string): Promise<string> {
  const files = await readdir(join(client, 'assets'))
  const fonts = files.filter((file) => /^(inter|bricolage-grotesque)-latin-wght-normal-.*\.woff2$/.test(file))
  if (fonts.length !== 2) throw new Error('The build does not have the two fonts of the public pages.')
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
    .join('')
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

async function write(client: string, page: PrerenderedPage, html: string): Promise<void> {
  const path = join(client, fileOf(page))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}

/** Writes the public pages and the shell as HTML next to the screens. */
export async function prerenderPages(client: string): Promise<void> {
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const head = (await buildBeforePaint(client)) + (await linkFonts(client))
  // Inside the project, so that packages are found.
  const folder = await mkdtemp(join(root, 'dist', 'prerender-'))
  try {
    const { renderPublicPage, renderShell, partsAt, publicScreens } = await loadRenderer(folder)
    const places = [...[...publicScreens].filter((path) => !omitted.has(path)), 'not-found']
    const inShell = screens.filter(({ path }) => partsAt(path, false).includes('signed-in'))
    for (const locale of locales) {
      for (const audience of signUpModes) {
        marks['sign-up'] = audience
        for (const place of places) {
          const path = place === 'not-found' ? ADDRESS_MARK : place
          const { html, title } = await renderPublicPage(path, locale)
          const [images = ''] = preload.exec(html) ?? []
          const body = html.slice(images.length)
          const description = describe(body, path)
          const page = fill(template, {
            locale,
            head: head + images,
            title,
            description,
            body,
            kind: 'page',
          })
          await write(client, { place, locale, audience }, page)
        }
      }
      marks.visitor = 'unknown'
      for (const { path } of inShell) {
        const page = fill(template, { locale, body: await renderShell(path, locale), kind: 'shell' })
        await write(client, { place: path, locale, audience: 'member' }, page)
      }
      marks.visitor = 'signed-out'
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
