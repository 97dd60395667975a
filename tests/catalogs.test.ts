import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { catalogFolders, composeCatalogs } from '../scripts/compose-catalogs.ts'

test('there are texts to look at', () => {
  expect(catalogFolders().length).toBeGreaterThan(30)
})

test.each(catalogFolders().map((folder) => [relative('.', folder), folder] as const))(
  '%s/index.ts offers what its languages say (`npm run catalogs` writes it)',
  (_, folder) => {
    expect(readFileSync(`${folder}/index.ts`, 'utf8')).toBe(composeCatalogs(folder))
  },
)
