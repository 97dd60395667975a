import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a file loads at runtime, statically or dynamically; types load nothing. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:^|\n)(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|import\('([^']+)'\)/g)].map(
    ([, early, late]) => early ?? late ?? '',
  )

const fileOf = (specifier: string, from: string): string | null => {
  if (specifier.startsWith('#')) return join(root, 'src', specifier.slice(1))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

test('only worker processes load sharp and the canvas', async () => {
  const seen = new Set<string>()
  const waiting = [join(root, 'src/app/server/main.ts')]
  const guilty: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !path.endsWith('.ts')) continue
    seen.add(path)
    for (const specifier of importsOf(await readFile(path, 'utf8'))) {
      if (specifier === 'sharp' || specifier === '@napi-rs/canvas') guilty.push(relative(root, path))
      const next = fileOf(specifier, path)
      if (next) waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(300)
  expect(guilty).toEqual([])
})
