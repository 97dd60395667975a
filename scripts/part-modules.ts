import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Part } from '#app/client/screen-parts.ts'
import { screens } from '#platform/screens.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files with lazy screens and layouts. */
const places = ['src/features/*/*.client.ts', 'src/app/client/screens.tsx', 'src/app/client/layouts.ts']

const framesByName = {
  Product: 'product',
  SignedIn: 'signed-in',
  PublicScreen: 'public',
  LandingPage: 'landing',
  NotFoundPage: 'not-found',
} as const

const loaded =
  /(?:const (?<name>\w+) =|'(?<path>\/[^']*)':) lazyWithPreload\(\s*\(\) => import\('(?<module>\.\/[^']+)'\)/g
const named = /'(?<path>\/[^']*)': (?<name>[A-Z]\w+)/g

/** The module of each part, read from its lazy import. */
export function readPartModules(): Record<Part, string> {
  const modules = new Map<string, string>()
  for (const file of globSync(places, { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8')
    const byName = new Map<string, string>()
    for (const { groups } of source.matchAll(loaded)) {
      const { name = '', path, module = '' } = groups ?? {}
      const found = join(dirname(file), module)
      if (path) modules.set(path, found)
      else byName.set(name, found)
    }
    for (const { groups } of source.matchAll(named)) {
      const found = byName.get(groups?.name ?? '')
      if (groups?.path && found) modules.set(groups.path, found)
    }
    for (const [name, part] of Object.entries(framesByName)) {
      const found = byName.get(name)
      if (found) modules.set(part, found)
    }
  }
  const parts: Part[] = [...Object.values(framesByName), ...screens.map(({ path }) => path)]
  const missing = parts.filter((part) => !modules.has(part))
  if (missing.length > 0) throw new Error(`Nothing offers the code of ${missing.join(', ')}.`)
  return Object.fromEntries(modules) as Record<Part, string>
}
