import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Graph = Map<string, Set<string>>

const statement =
  /^(?:import|export)\s(?<isType>type\s)?[^;'"]*?from\s+'(?<from>[^']+)'|\bimport\('(?<late>[^']+)'\)/gm

/** The imports of each file. `isLoaded` omits types and dynamic imports. */
async function readImports(isLoaded: boolean): Promise<Graph> {
  const graph: Graph = new Map()
  for await (const file of glob('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.fixture.ts'] })) {
    const imported = new Set<string>()
    for (const { groups } of (await readFile(file, 'utf8')).matchAll(statement)) {
      const { isType, from = '', late } = groups ?? {}
      const named = late ?? from
      if (isLoaded && (isType || late)) continue
      if (named.startsWith('#')) imported.add(`src/${named.slice(1)}`)
      else if (named.startsWith('.')) imported.add(join(dirname(file), named))
    }
    graph.set(file, imported)
  }
  return graph
}

/** The folders of `src/core` and `src/features`, and their dependencies. */
function betweenFeatures(files: Graph): Graph {
  const featureOf = (file: string) => /^src\/(?:core|features)\/[^/]+/.exec(file)?.[0]
  const graph: Graph = new Map()
  for (const [file, imported] of files) {
    const feature = featureOf(file)
    if (!feature) continue
    const used = graph.get(feature) ?? new Set()
    for (const other of [...imported].map(featureOf)) if (other && other !== feature) used.add(other)
    graph.set(feature, used)
  }
  return graph
}

/** The first cycle found, as its path. */
function findCycle(graph: Graph): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, way: string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

test('finds an existing cycle', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set<string>()],
    ['d', new Set(['b'])],
  ])
  expect(findCycle(graph)).toEqual(['b', 'd', 'b'])
})

test('features depend on each other in one direction', async () => {
  const features = betweenFeatures(await readImports(false))
  expect(features.size).toBeGreaterThan(30)
  expect(findCycle(features)).toBeNull()
})

test('no file imports itself through others', async () => {
  const files = await readImports(true)
  expect(files.size).toBeGreaterThan(1000)
  expect(findCycle(files)).toBeNull()
})
