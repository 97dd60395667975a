import { expect, test } from 'vitest'
import { credentialFields, posManifestOf, posProviders } from './registry.ts'

test('each provider has its own fields, with secrets masked', () => {
  const asked = posProviders.map((provider) => [
    provider,
    ...credentialFields(provider).map(
      ({ id, isOptional, kind }) => `${id}${isOptional ? '?' : ''}${kind === 'secret' ? '*' : ''}`,
    ),
  ])
  expect(asked).toEqual([
    ['stripe', 'secretKey*', 'publishableKey?'],
    ['shopify', 'storeUrl', 'accessToken*', 'apiKey?*'],
    ['square', 'accessToken*', 'applicationId?'],
    ['woocommerce', 'siteUrl', 'consumerKey*', 'consumerSecret*'],
  ])
})

test.each(['sk_live_abc', ' sk_live_abc\n', 'EAAA-_~/+='])('%j is a valid key', (secretKey) => {
  expect(posManifestOf('stripe').credentials.parse({ secretKey })).toEqual({ secretKey: secretKey.trim() })
})

test.each(['', '   ', 'sk_live…', 'sk live', 'sk\r\nx-evil: 1', 'ключ', 'x'.repeat(501), 5, null])(
  '%j is not a valid key',
  (secretKey) => expect(posManifestOf('stripe').credentials.safeParse({ secretKey }).success).toBe(false),
)

test.each(['corner', 'corner.myshopify.com', 'https://shop.example/store', 'http://127.0.0.1:8080'])(
  '%s is a valid address',
  (siteUrl) => {
    const keys = { consumerKey: 'ck', consumerSecret: 'cs' }
    expect(posManifestOf('woocommerce').credentials.safeParse({ siteUrl, ...keys }).success).toBe(true)
  },
)

test.each([
  '',
  'two words',
  'https://user:pass@shop.example',
  'ftp://shop.example',
  'javascript:alert(1)//',
  '\\\\host\\x',
])('%s is not a valid address', (siteUrl) => {
  const keys = { consumerKey: 'ck', consumerSecret: 'cs' }
  expect(posManifestOf('woocommerce').credentials.safeParse({ siteUrl, ...keys }).success).toBe(false)
})
