import * as z from 'zod'

export type S3Settings = {
  /** Without the bucket, without a slash at the end. */
  endpoint: string
  /** Where networks reach the store, if they do. */
  publicEndpoint: string | null
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Empty, or with a slash at the end. */
  prefix: string
  /** Whether the bucket is in the path instead of the host. */
  isPathStyle: boolean
}

const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

const isPlainPath = (path: string) =>
  path
    .replace(/\/$/, '')
    .split('/')
    .every((part) => /^[\w.-]{1,100}$/.test(part) && part !== '.' && part !== '..')

export const s3Fields = {
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_PUBLIC_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket')),
  S3_REGION: optional(z.string().regex(/^[\w-]{1,60}$/, 'must be a region such as us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PREFIX: optional(z.string().max(200).refine(isPlainPath, 'must be a path such as shop/files')),
  S3_PATH_STYLE: optional(z.enum(['on', 'off'])),
}

const names = Object.keys(s3Fields) as (keyof typeof s3Fields)[]
type S3Values = { [Name in keyof typeof s3Fields]?: string | undefined }

/** Settings that others need, and why. */
export function missingS3Settings(
  given: S3Values & { DATABASE_URL?: string | undefined; APP_SECRET?: string | undefined },
) {
  if (names.every((name) => !given[name])) return []
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing: { name: string; message: string }[] = needed
    .filter((name) => !given[name])
    .map((name) => ({ name, message: 'is needed with the other S3 settings' }))
  if (given.DATABASE_URL && !given.APP_SECRET)
    missing.push({
      name: 'APP_SECRET',
      message:
        'is needed with DATABASE_URL and S3_BUCKET, because processes on several machines must share it. Use the content of the file app-secret in DATA_DIR, if there is one',
    })
  return missing
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

export function s3SettingsOf(given: S3Values): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  const region = given.S3_REGION ?? 'us-east-1'
  const amazon = `https://s3.${region}.amazonaws.com`
  const endpoint = withoutSlash(given.S3_ENDPOINT ?? amazon)
  // Any other store may be in a private network.
  const isAmazon = new URL(endpoint).hostname.endsWith('.amazonaws.com')
  const publicEndpoint = given.S3_PUBLIC_ENDPOINT
    ? withoutSlash(given.S3_PUBLIC_ENDPOINT)
    : isAmazon
      ? endpoint
      : null
  const isPathStyle = (given.S3_PATH_STYLE ?? (given.S3_ENDPOINT ? 'on' : 'off')) === 'on'
  const prefix = given.S3_PREFIX ? given.S3_PREFIX.replace(/\/?$/, '/') : ''
  return { endpoint, publicEndpoint, bucket, region, accessKeyId, secretAccessKey, prefix, isPathStyle }
}
