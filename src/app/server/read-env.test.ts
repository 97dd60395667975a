import { describe, expect, test } from 'vitest'
import { EnvError } from '#server/env.ts'
import { readEnv } from './read-env.ts'

describe('where contact messages are sent', () => {
  test.each([
    ['nothing is set', {}, undefined],
    ['only the sender of mails is set', { MAIL_FROM: 'My shop <hello@shop.example>' }, 'hello@shop.example'],
    ['the sender is a bare address', { MAIL_FROM: ' hello@shop.example ' }, 'hello@shop.example'],
    [
      'the sender has a bracket in its name',
      { MAIL_FROM: 'A <b> <hello@shop.example>' },
      'hello@shop.example',
    ],
    ['the sender leads nowhere', { MAIL_FROM: 'My shop <no-reply@localhost>' }, undefined],
    [
      'an own address is set',
      { MAIL_FROM: 'My shop <hello@shop.example>', CONTACT_EMAIL: 'help@shop.example' },
      'help@shop.example',
    ],
    [
      'the own address is left blank',
      { MAIL_FROM: 'hello@shop.example', CONTACT_EMAIL: '' },
      'hello@shop.example',
    ],
  ])('%s', (_case, source, expected) => {
    expect(readEnv(source).contactEmail).toBe(expected)
  })

  test.each(['help', 'a@shop.example, b@shop.example', 'Help <help@shop.example>'])(
    '%s is refused at startup',
    (address) => {
      expect(() => readEnv({ CONTACT_EMAIL: address })).toThrow(EnvError)
      expect(() => readEnv({ CONTACT_EMAIL: address })).toThrow(/CONTACT_EMAIL: must be one e-mail address/)
    },
  )
})

describe('the AI provider of the installation', () => {
  test('is absent by default', () => {
    expect(readEnv({}).ai).toBeNull()
    expect(readEnv({ AI_PROVIDER: '', AI_MODEL: '' }).ai).toBeNull()
  })

  test('is read completely', () => {
    expect(readEnv({ AI_PROVIDER: 'anthropic', AI_MODEL: 'some', AI_API_KEY: 'k' }).ai).toEqual({
      provider: 'anthropic',
      model: 'some',
      apiKey: 'k',
      baseUrl: null,
    })
    const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some', AI_BASE_URL: 'http://localhost:1/v1' }
    expect(readEnv(local).ai).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:1/v1' })
  })

  test.each([
    [{ AI_MODEL: 'some' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'some' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some' }, 'AI_BASE_URL'],
    [{ AI_PROVIDER: 'other', AI_MODEL: 'some' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'some', AI_BASE_URL: 'file:///x' }, 'AI_BASE_URL'],
  ])('a partial configuration (%o) is refused with the name of the variable', (source, name) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(new RegExp(`^  ${name}: `, 'm'))
  })
})

describe('the app of the administrator at a network', () => {
  test('is absent by default', () => {
    expect(readEnv({ PINTEREST_CLIENT_ID: '', PINTEREST_CLIENT_SECRET: '' }).apps).toEqual({})
  })

  test('is read with both its keys', () => {
    expect(readEnv({ PINTEREST_CLIENT_ID: ' 12 ', PINTEREST_CLIENT_SECRET: 's' }).apps).toEqual({
      pinterest: { clientId: '12', clientSecret: 's' },
    })
  })

  test.each([
    [{ PINTEREST_CLIENT_ID: '12' }, 'PINTEREST_CLIENT_SECRET'],
    [{ PINTEREST_CLIENT_SECRET: 'a-secret' }, 'PINTEREST_CLIENT_ID'],
  ])('half of it (%o) is refused with the name of the variable, not with its secret', (source, name) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(new RegExp(`^  ${name}: `, 'm'))
    expect(() => readEnv(source)).not.toThrow(/a-secret/)
  })
})

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['on', true],
])('ALLOW_PRIVATE_NETWORK=%s allows private addresses: %s', (value, expected) => {
  expect(readEnv({ ALLOW_PRIVATE_NETWORK: value }).allowPrivateNetwork).toBe(expected)
})

test.each([
  [{}, 'first'],
  [{ LOCAL_AI: '' }, 'first'],
  [{ LOCAL_AI: 'off' }, 'off'],
  [{ LOCAL_AI: 'on' }, 'on'],
  [{ LOCAL_AI: 'off', ALLOW_PRIVATE_NETWORK: 'true' }, 'on'],
])('%j lets owners use AI programs of this machine: %s', (given, expected) => {
  expect(readEnv(given).localAi).toBe(expected)
})

test.each([
  [undefined, 'nobody'],
  ['', 'nobody'],
  ['off', 'nobody'],
  ['0', 'nobody'],
  ['on', { hops: 1, isOldOn: true }],
  ['1', { hops: 1 }],
  ['2', { hops: 2 }],
  ['loopback', { ranges: ['loopback'] }],
  ['10.0.0.5, 172.16.0.0/12,fd00::/8', { ranges: ['10.0.0.5', '172.16.0.0/12', 'fd00::/8'] }],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readEnv({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '99',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0/8',
  'proxy.example',
  '10.0.0.1,',
  '::/0',
])('TRUST_PROXY=%s is refused at startup', (value) => {
  expect(() => readEnv({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: must be off, the number of proxies/)
})

test('SIGNUP is open by default', () => {
  expect(readEnv({}).signUp).toBe('open')
  expect(readEnv({ SIGNUP: 'invite' }).signUp).toBe('invite')
  expect(() => readEnv({ SIGNUP: 'closed' })).toThrow(/SIGNUP/)
})

test('POS providers use their own URLs by default', () => {
  expect(readEnv({}).baseUrls.pos).toEqual({})
  const set = readEnv({ STRIPE_BASE_URL: 'https://proxy.example/stripe/', SQUARE_BASE_URL: '' }).baseUrls.pos
  expect(set).toEqual({ stripe: 'https://proxy.example/stripe' })
  expect(() => readEnv({ WOOCOMMERCE_BASE_URL: 'ftp://x' })).toThrow(/WOOCOMMERCE_BASE_URL/)
})

describe('the storage limit of a workspace', () => {
  test.each([
    [undefined, 10e9],
    ['500MB', 500e6],
    ['1.5 gb', 1.5e9],
    ['2TB', 2e12],
    ['off', null],
  ])('%s', (quota, bytes) => {
    expect(readEnv({ STORAGE_QUOTA: quota }).storageQuota).toBe(bytes)
  })

  test.each(['10', '-1GB', 'GB', '10 gigabytes'])('%s is refused at startup', (quota) => {
    expect(() => readEnv({ STORAGE_QUOTA: quota })).toThrow(/STORAGE_QUOTA: must be off, or an amount/)
  })
})

test('a lease is longer than any call, and lookups continue longer than that', () => {
  const { deadlineMs, leaseMs, lookupMs } = readEnv({ PUBLISH_DEADLINE_SECONDS: '5' }).publishing
  expect([deadlineMs, leaseMs, lookupMs]).toEqual([5000, 15_000, 150_000])
})

const s3 = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test('files are in the data folder unless a bucket is set', () => {
  expect(readEnv({}).s3).toBeNull()
  expect(readEnv(s3).s3).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    publicEndpoint: 'https://s3.us-east-1.amazonaws.com',
    bucket: 'shop',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    prefix: '',
    isPathStyle: false,
  })
  const own = { ...s3, S3_ENDPOINT: 'http://10.0.0.5:9000/', S3_REGION: 'auto', S3_PREFIX: 'shop/files' }
  expect(readEnv(own).s3).toMatchObject({
    endpoint: 'http://10.0.0.5:9000',
    publicEndpoint: null,
    region: 'auto',
    prefix: 'shop/files/',
    isPathStyle: true,
  })
  expect(readEnv({ ...own, S3_PATH_STYLE: 'off' }).s3?.isPathStyle).toBe(false)
  const reached = readEnv({ ...own, S3_PUBLIC_ENDPOINT: 'https://media.example.com/' }).s3
  expect(reached).toMatchObject({
    endpoint: 'http://10.0.0.5:9000',
    publicEndpoint: 'https://media.example.com',
  })
})

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET: is needed'],
  [{ S3_BUCKET: 'shop' }, 'S3_SECRET_ACCESS_KEY: is needed'],
  [{ ...s3, S3_BUCKET: 'a bucket' }, 'S3_BUCKET: must be the name of a bucket'],
  [{ ...s3, S3_PREFIX: '../other' }, 'S3_PREFIX: must be a path'],
  [{ ...s3, S3_PREFIX: 'a//b' }, 'S3_PREFIX: must be a path'],
  [{ ...s3, DATABASE_URL: 'postgres://host/db' }, 'APP_SECRET: is needed with DATABASE_URL and S3_BUCKET'],
])('unusable S3 settings are named: %o', (settings, message) => {
  expect(() => readEnv(settings)).toThrow(message)
})

test('processes with an external database and a store share the secret that is given', () => {
  const shared = { ...s3, DATABASE_URL: 'postgres://host/db', APP_SECRET: 'x'.repeat(32) }
  expect(readEnv(shared)).toMatchObject({ appSecret: shared.APP_SECRET, s3: { bucket: 'shop' } })
})
