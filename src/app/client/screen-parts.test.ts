import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPartModules } from '../../../scripts/part-modules.ts'
import { partsAt } from './screen-parts.ts'

test('members get a screen in their layout, visitors the public site or the sign-in', () => {
  expect(partsAt('/dashboard', false)).toEqual(['product', 'signed-in', '/dashboard'])
  expect(partsAt('/dashboard', true)).toEqual(['product', '/login'])
  expect(partsAt('/', false)).toEqual(['product', 'signed-in', '/'])
  expect(partsAt('/', true)).toEqual(['public', 'landing'])
  expect(partsAt('/pricing', false)).toEqual(['product', 'public', '/pricing'])
  expect(partsAt('/join', true)).toEqual(['product', '/join'])
})

test('the build finds the module of every part', () => {
  const modules = readPartModules()
  expect(modules).toMatchObject({
    product: 'src/app/client/product.tsx',
    landing: 'src/features/site/client/landing/landing-page.tsx',
    '/': 'src/features/home/client/home-page.tsx',
    '/home': 'src/features/home/client/home-page.tsx',
    '/demo': 'src/features/creator/client/creator-page.tsx',
    '/campaigns': 'src/app/client/pages/campaigns-screen.tsx',
    '/campaigns/:id': 'src/app/client/pages/campaign-screen.tsx',
  })
  expect(Object.values(modules).filter((module) => !existsSync(module))).toEqual([])
})
