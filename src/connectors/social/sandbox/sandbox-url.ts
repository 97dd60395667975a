import type { Env } from '#server/env.ts'
import { ownUrl, publicUrl } from '#server/public-url.ts'

type Reach = Pick<Env, 'baseUrls' | 'publicUrl' | 'role' | 'host' | 'port'>

/** The URL of the sandbox network. A worker process serves no requests, so it uses the public URL. */
export const sandboxUrl = (env: Reach): string =>
  env.baseUrls.social.sandbox ?? (env.role === 'worker' ? publicUrl(env) : ownUrl(env))

/** The page that shows what an account has published. */
export const sandboxFeedPath = (accountId: string): string => `/sandbox/${accountId}`
