import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Part, type Place, partsAt } from '#app/client/screen-parts.ts'
import { screens } from '#platform/screens.ts'
import { type Chunk, type Load, mergeChunks } from './merge-chunks.ts'
import { readPartModules } from './part-modules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const partModules = readPartModules()
const places: Place[] = [...screens.map(({ path }) => path), 'not-found']

/**
 * Maximum script files of a screen, including those it fetches itself. One more contains the bundler's helpers, and one
 * starts the code of members' pages.
 */
const MAX_FILES = 10
/** Fewer where a screen also loads a dozen images. */
const maxFilesOf: Partial<Record<Part, number>> = { '/media': 8 }
/** The value of a request in bytes of source. */
const REQUEST_COST = 30_000

/** Bytes weigh more on screens with a budget, and where people start. */
const weights: Partial<Record<Part, number>> = {
  landing: 80,
  public: 4,
  '/login': 10,
  // Visitors read it without the app.
  '/help': 10,
  '/dashboard': 40,
}
const LAZY_WEIGHT = 0.1
/** What every screen of a member has around it. */
const shell: Part[] = ['product', 'signed-in']
const SHELL_WEIGHT = 20

/** What parts fetch as soon as they are rendered. */
const fetchedAtOnce: Partial<Record<Part, string[]>> = {
  landing: ['src/features/site/client/landing/feature-example.tsx'],
  'signed-in': [
    'src/features/inbox/client/inbox-badge.tsx',
    'src/core/brands/client/brand-switcher.tsx',
    'src/features/demo-data/client/load-demo-button.tsx',
    'src/features/social-accounts/client/account-list.tsx',
  ],
  '/home': ['src/features/campaigns/client/ready-to-post/waiting-posts-note.tsx'],
  '/dashboard': ['src/features/help/client/help-chat.tsx'],
  '/help': ['src/features/help/client/help-chat.tsx'],
  '/analytics': ['src/client/charts/line-plot.tsx'],
  '/ai-planner/:id': ['src/features/planner/client/plan-board.tsx'],
  '/settings': ['src/features/auth/client/profile-section.tsx'],
  '/waterfall': ['src/features/videos/client/video-generator-card.tsx'],
}

/** Side effects of a feature's modules concern only their users, so importing from an index costs only what is used. */
export const treeshake: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [{ test: /\/src\/(connectors|core|features)\/.*\.tsx?$/, sideEffects: false }],
}

const sourceOf = (id: string) => relative(root, id).replaceAll(sep, '/')

/** Styles do not decide which scripts are grouped. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
}

type Output = Rolldown.OutputChunk

function closureOf(files: ReadonlyMap<string, Output>, names: Iterable<string>): Set<string> {
  const closure = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (closure.has(name) || !files.has(name)) continue
    closure.add(name)
    open.push(...(files.get(name)?.imports ?? []))
  }
  return closure
}

/** Bundles once with defaults, and assigns each module to a file. */
async function planFiles(plugins: Plugin[]): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    root,
    // The second pass logs the same.
    logLevel: 'error',
    plugins: [withoutStyles, ...plugins],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { treeshake },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const at = new Map(chunks.map(({ fileName }, index) => [fileName, index]))
  const home = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [sourceOf(id), chunk] as const)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')

  const indexesOf = (names: Iterable<string>) =>
    new Set([...closureOf(files, names)].map((name) => at.get(name) ?? 0))
  const filesOf = (modules: readonly string[]) =>
    modules.map((module) => {
      const chunk = home.get(module)
      if (!chunk) throw new Error(`The build has no ${module}.`)
      return chunk.fileName
    })
  const partFiles = new Set(filesOf(Object.values(partModules)))
  const loadsOf = (parts: Part[]): Load[] => {
    const eager = [entry.fileName, ...filesOf(parts.map((part) => partModules[part]))]
    const all = [...eager, ...filesOf(parts.flatMap((part) => fetchedAtOnce[part] ?? []))]
    const weight = Math.max(...parts.map((part) => weights[part] ?? 1))
    const maxFiles = Math.min(...parts.map((part) => maxFilesOf[part] ?? MAX_FILES))
    return [
      { chunks: indexesOf(eager), weight },
      { chunks: indexesOf(all), weight: 1, maxFiles },
    ]
  }
  const ofScreens = places.flatMap((path) => [false, true].map((isVisitor) => partsAt(path, isVisitor)))
  const once = new Map(ofScreens.map((parts) => [parts.join(), parts]))
  const lazy = chunks.filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !partFiles.has(fileName))
  const loads = [
    ...[...once.values()].flatMap(loadsOf),
    {
      chunks: indexesOf([entry.fileName, ...filesOf(shell.map((part) => partModules[part]))]),
      weight: SHELL_WEIGHT,
    },
    { chunks: indexesOf(filesOf(fetchedAtOnce['signed-in'] ?? [])), weight: SHELL_WEIGHT },
    ...lazy.map(({ fileName }) => ({ chunks: indexesOf([fileName]), weight: LAZY_WEIGHT })),
  ]
  const sized = chunks.map(
    ({ modules, imports }): Chunk => ({
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      imports: imports.flatMap((name) => at.get(name) ?? []),
    }),
  )
  const fixed = at.get(entry.fileName) ?? 0
  const plan = new Map<string, string>()
  for (const members of mergeChunks(sized, loads, { requestCost: REQUEST_COST, fixed })) {
    if (members.includes(fixed)) continue
    const largest = members.toSorted((a, b) => (sized[b]?.size ?? 0) - (sized[a]?.size ?? 0))[0] ?? 0
    const name = chunks[largest]?.name ?? 'shared'
    for (const index of members)
      for (const id of chunks[index]?.moduleIds ?? []) plan.set(id, `${name}-${members[0]}`)
  }
  return plan
}

/** For server and tests: scripts and styles of each screen, and the file of each part and lazy module. */
type CodeMap = {
  screens: Record<string, { member: string[]; visitor: string[] }>
  files: Record<string, string>
}

function mapCode(chunks: readonly Output[], dynamic: (id: string) => boolean): CodeMap {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const home = new Map(
    chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [sourceOf(id), fileName] as const)),
  )
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const filesOf = (parts: Part[]) => {
    const scripts = closureOf(files, [entry, ...parts.map((part) => home.get(partModules[part]) ?? '')])
    const styles = [...scripts].flatMap((name) => [...(files.get(name)?.viteMetadata?.importedCss ?? [])])
    return [...scripts, ...new Set(styles)]
  }
  return {
    screens: Object.fromEntries(
      places.map((path) => [
        path,
        { member: filesOf(partsAt(path, false)), visitor: filesOf(partsAt(path, true)) },
      ]),
    ),
    files: Object.fromEntries(
      chunks
        .flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => ({ id, fileName })))
        .filter(({ id }) => dynamic(id))
        .map(({ id, fileName }) => [sourceOf(id), fileName]),
    ),
  }
}

/**
 * Groups modules that are used together into one file. By default the bundler makes a file per set of modules with the
 * same entries, over a hundred for one screen. `plugins` are those that change which code is left.
 */
export const groupChunks = (plugins: () => Plugin[]): Plugin => ({
  name: 'group-chunks',
  apply: 'build',
  async config() {
    const plan = await planFiles(plugins())
    const group = {
      debugName: 'used together',
      name: (id: string) => plan.get(id) ?? null,
      includeDependenciesRecursively: false,
    }
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
  },
  generateBundle: {
    // After chunks with only styles are removed.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const isDynamic = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const source = JSON.stringify(mapCode(chunks, isDynamic), null, 1)
      this.emitFile({ type: 'asset', fileName: '.vite/code.json', source })
    },
  },
})
