import type { S3Settings } from '#server/storage/s3/s3-settings.ts'

/** Set by the peer test that runs the tests of faults on a real store. */
export const SHARED_STORE = 'TEST_SHARED_STORE'

/** The store that all processes of a test share; null for folders. */
export const sharedStore = (): S3Settings | null => {
  const given = process.env[SHARED_STORE]
  return given ? (JSON.parse(given) as S3Settings) : null
}

/** The same as the settings of a process. */
export const storeEnvironment = (store: S3Settings | null): Record<string, string> =>
  store
    ? {
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: store.bucket,
        S3_REGION: store.region,
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      }
    : {}
