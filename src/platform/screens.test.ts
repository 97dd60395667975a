import { expect, test } from 'vitest'
import { isScreen, safeNext } from './screens.ts'

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
