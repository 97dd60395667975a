import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { partModules } from '../../../scripts/part-modules.ts'
import { partsAt } from './screen-parts.ts'

test('members get a screen in their frame, visitors the public face or the sign-in', () => {
  expect(partsAt('/dashboard', false)).toEqual(['product', 'signed-in', '/dashboard'])
  expect(partsAt('/dashboard', true)).toEqual(['product', '/login'])
  expect(partsAt('/', false)).toEqual(['product', 'signed-in', '/'])
  expect(partsAt('/', true)).toEqual(['public', 'landing'])
  expect(partsAt('/pricing', false)).toEqual(['product', 'public', '/pricing'])
  expect(partsAt('/join', true)).toEqual(['product', '/join'])
})

test('the build knows the module of every part as the screens import it', async () => {
  const source = (
    await Promise.all(['screens.tsx', 'frames.ts'].map((name) => readFile(`src/app/client/${name}`, 'utf8')))
  )
    .join('\n')
    .replaceAll("import('#", "import('src/")
    .replaceAll("import('./", "import('src/app/client/")
  const shared = new Map(
    [...source.matchAll(/const (\w+Page) = late\(\s*\(\) => import\('([^']+)'\)/g)].map(([, name, path]) => [
      name,
      path,
    ]),
  )
  const own = [...source.matchAll(/^ {2}'([^']+)': (?:late\(\s*\(\) => import\('([^']+)'\)|(\w+Page))/gm)]
  const imported = own.map(([, path, module, name]) => [path, module ?? shared.get(name)])
  const frames = {
    product: 'Product',
    'signed-in': 'SignedIn',
    public: 'PublicScreen',
    landing: 'LandingPage',
  }
  for (const [part, name] of Object.entries(frames)) {
    const found = new RegExp(`const ${name} = late\\(\\(\\) => import\\('([^']+)'\\)`).exec(source)
    imported.push([part, found?.[1]])
  }
  expect(Object.fromEntries(imported)).toEqual(partModules)
})
