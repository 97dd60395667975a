import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { kilobytes } from './harness/figures.ts'
import { judged, type Line, note } from './harness/report.ts'

const LANDING_BUDGET = 100_000
const SHELL_BUDGET = 170_000
const BIGGEST = 8

const built = new URL('../dist/client/', import.meta.url)

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
type Manifest = z.output<typeof manifestSchema>

const codeSchema = z.object({
  screens: z.record(z.string(), z.object({ member: z.array(z.string()), visitor: z.array(z.string()) })),
  files: z.record(z.string(), z.string()),
})

const isScript = (file: string) => file.endsWith('.js')

const frames = ['src/app/client/product.tsx', 'src/app/client/signed-in.tsx']

/** Strings that only these libraries contain, and that a minifier keeps. */
const lazyLibraries = {
  recharts: /recharts-(wrapper|surface|layer)/,
  konva: /konvajs-content|Konva\.(Stage|Node)/,
  'dnd-kit': /DndDescribedBy|DndLiveRegion/,
}

/** The transfer size of a first visit, from the build's output. */
export async function bytes(): Promise<Line[]> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(new URL('.vite/manifest.json', built), 'utf8')),
  )
  const code = codeSchema.parse(JSON.parse(await readFile(new URL('.vite/code.json', built), 'utf8')))
  const keyOf = (file: string | undefined) =>
    Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? `${file}`
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The build has no entry.')

  const every = loadedBy(manifest, [entry])
  const visitor = loadedBy(manifest, (code.screens['/']?.visitor ?? []).filter(isScript).map(keyOf))
  const shell = loadedBy(manifest, [entry, ...frames.map((module) => keyOf(code.files[module]))])
  const dashboard = loadedBy(manifest, (code.screens['/dashboard']?.member ?? []).filter(isScript).map(keyOf))
  return [
    await weighed('start page, signed out', visitor.js, LANDING_BUDGET),
    await weighed('app shell, no screen in it', shell.js, SHELL_BUDGET),
    await lazyStaysLazy(new Set([...visitor.js, ...shell.js])),
    note('  dashboard with its shell', await weight(dashboard.js)),
    note('  every page', await weight(every.js)),
    note('  styles', await weight(new Set([...visitor.css, ...shell.css]))),
    ...(await biggest(manifest)),
  ]
}

/** The chunks, their static imports, and the styles of all of them. */
function loadedBy(manifest: Manifest, keys: string[]): { js: Set<string>; css: Set<string> } {
  const seen = new Set<string>()
  const loaded = { js: new Set<string>(), css: new Set<string>() }
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
    loaded.js.add(chunk.file)
    for (const sheet of chunk.css) loaded.css.add(sheet)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return loaded
}

const gzipped = async (file: string) => gzipSync(await readFile(new URL(file, built)), { level: 9 }).length

async function size(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(gzipped))
  return sizes.reduce((sum, each) => sum + each, 0)
}

const weighed = async (name: string, files: ReadonlySet<string>, budget: number): Promise<Line> =>
  judged(name, await weight(files), `at most ${kilobytes(budget)}`, (await size(files)) <= budget)

const weight = async (files: ReadonlySet<string>) => `${kilobytes(await size(files))} in ${files.size} files`

async function lazyStaysLazy(files: ReadonlySet<string>): Promise<Line> {
  const code = await Promise.all([...files].map((file) => readFile(new URL(file, built), 'utf8')))
  const found = Object.entries(lazyLibraries).filter(([, mark]) => code.some((text) => mark.test(text)))
  const names = found.map(([name]) => name)
  return judged(
    'charts, canvas, dragging in the first load',
    names.length > 0 ? names.join(', ') : 'none',
    'none',
    names.length === 0,
  )
}

async function biggest(manifest: Manifest): Promise<Line[]> {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const sized = await Promise.all(
    scripts.map(async ({ file, name }) => ({ name: name ?? file, bytes: await gzipped(file) })),
  )
  sized.sort((a, b) => b.bytes - a.bytes)
  return sized.slice(0, BIGGEST).map(({ name, bytes }) => note(`  ${name}`, kilobytes(bytes)))
}
