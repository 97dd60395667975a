import { expect, test } from 'vitest'
import { parseUserAgent } from './parse-user-agent.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'computer',
    'Edge',
    'Windows',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    'computer',
    'Safari',
    'macOS',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'computer', 'Firefox', 'Linux'],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'ChromeOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'phone',
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'phone',
    'Chrome',
    'iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Safari',
    'iPad',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Chrome',
    'Android',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'tablet',
    'Chrome',
    'Android',
  ],
  [
    `${mozilla} (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
    'Android',
  ],
  [`${mozilla} (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0`, 'phone', 'Firefox', 'Android'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'computer',
    'Opera',
    'Windows',
  ],
  ['curl/8.5.0', 'computer', null, null],
  ['', 'computer', null, null],
  ['<script>alert(1)</script> Windows NT', 'computer', null, 'Windows'],
])('%s', (userAgent, kind, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ kind, browser, system })
})
