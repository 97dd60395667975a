import { expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { sandboxUrl } from './sandbox-url.ts'

test.each([
  ['this very process', {}, 'http://127.0.0.1:3000'],
  ['at its own port', { PORT: '8080' }, 'http://127.0.0.1:8080'],
  ['at the address it listens on', { HOST: '192.168.1.7' }, 'http://192.168.1.7:3000'],
  ['in the newer form too', { HOST: '::1' }, 'http://[::1]:3000'],
  ['on every address', { HOST: '::' }, 'http://127.0.0.1:3000'],
  ['whatever people call it', { PUBLIC_URL: 'https://shop.example' }, 'http://127.0.0.1:3000'],
  [
    'where people go, for a worker',
    { ROLE: 'worker', PUBLIC_URL: 'https://shop.example/' },
    'https://shop.example',
  ],
  ['where it is said to be', { SANDBOX_BASE_URL: 'http://sandbox:9000/' }, 'http://sandbox:9000'],
])('the sandbox network is %s', (_case, source, expected) => {
  expect(sandboxUrl(readEnv(source))).toBe(expected)
})
