import { expect, test } from 'vitest'
import { isScreen, safeNext, screenAt } from './screens.ts'

test.each(['/customers', '/customers?search=a%20b', '/', '/home'])('%s may be returned to', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil',
  '/api/logout',
  '/login?next=/login',
  'javascript:alert(1)',
  '/a\nb',
])('%s is not', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('unknown paths are no screens', () => {
  expect(isScreen('/customers')).toBe(true)
  expect(isScreen('/customers/')).toBe(false)
  expect(isScreen('/nothing')).toBe(false)
})

test('a screen of one thing stands at an address with its id', () => {
  const id = '0192d2f4-7d5e-4b1a-9c3e-5a6b7c8d9e0f'
  expect(screenAt(`/campaigns/${id}`)?.path).toBe('/campaigns/:id')
  expect(isScreen(`/customers/${id}`)).toBe(false)
  expect(isScreen('/campaigns/:id/more')).toBe(false)
  expect(isScreen('/campaigns/1')).toBe(false)
})

test.each([
  ['public', ['/', '/login', '/pricing', '/spanish-preview']],
  [
    'signed-in',
    [
      '/home',
      '/dashboard',
      '/inbox',
      '/ai-planner',
      '/calendar',
      '/analytics',
      '/campaigns',
      '/customers',
      '/team',
      '/approvals',
      '/integrations',
      '/brand-studio',
      '/settings',
      '/waterfall',
      '/campaigner',
      '/demo',
    ],
  ],
] as const)('these screens are %s', (access, paths) => {
  expect(paths.map((path) => screenAt(path)?.access)).toEqual(paths.map(() => access))
})
