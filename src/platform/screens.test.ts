import { expect, test } from 'vitest'
import { isScreen, safeNext, screenAt } from './screens.ts'

const campaign = '/campaigns/0192d2f4-7d5e-4b1a-9c3e-5a6b7c8d9e0f'

test.each([
  '/',
  '/home',
  '/customers',
  '/customers?search=a%20b',
  '/customers?search=caf%C3%A9+%26+t%C3%A9',
  '/settings?section=people',
  '/calendar?from=2026-03-01&view=week',
  '/pricing',
  '/customers?search=50%25+off',
  campaign,
  `${campaign}?tab=results`,
])('allows returning to %s', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.each([
  null,
  undefined,
  '',
  'home',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '%252f%252fevil.example',
  '/home%2f..%2f..%2fapi/logout',
  '/home/../api/logout',
  '/./home',
  '/home/',
  '/home//',
  '/home;x=1',
  '/home@evil.example',
  '/home:80',
  '/home#//evil.example',
  '/home?next=//evil.example',
  '/home?next=%2f%2fevil.example',
  '/home?next=%252f%252fevil.example',
  '/home?to=https:%2F%2Fevil.example',
  '/home?x=\\evil',
  '/home?x=%5C%5Cevil',
  '/home?x=%0d%0aSet-Cookie:a=b',
  '/home?x=%250d%250aSet-Cookie:a=b',
  '/home?x=%00',
  '/home?x=%zz',
  '/home%',
  '/%68ome',
  '/api/logout',
  '/api/login?next=/home',
  '/%61pi/logout',
  '/%2561pi/logout',
  '/API/logout',
  '/login',
  '/login?next=/login',
  '/%6cogin',
  '/Login',
  '/nothing-here',
  '/campaigns/1',
  '/campaigns/:id',
  '/assets/app.js',
  '/a\nb',
  '/home\u0000',
  '/home\t',
  ' /home',
  '/home?x=\u2028',
  `/home?x=${'a'.repeat(3000)}`,
])('refuses %j', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('unknown paths are not screens', () => {
  expect(isScreen('/customers')).toBe(true)
  expect(isScreen('/customers/')).toBe(false)
  expect(isScreen('/nothing')).toBe(false)
})

test('a screen of one item has its id in the path', () => {
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
