import type { Env } from '#server/env.ts'
import { ownUrl, publicUrl } from '#server/public-url.ts'

type Reach = Pick<Env, 'baseUrls' | 'publicUrl' | 'role' | 'host' | 'port'>

/** Where the sandbox network answers. A worker process serves no requests, so it calls the public address. */
export const sandboxUrl = (env: Reach): string =>
  env.baseUrls.social.sandbox ?? (env.role === 'worker' ? publicUrl(env) : ownUrl(env))

/** The page that shows what an account has published. */
export const sandboxFeedPath = (accountId: string): string => `/sandbox/${accountId}`
