import { resolve } from 'node:path'
import * as z from 'zod'
import { type AiProvider, aiProviders, needsAddress } from '#platform/ai-providers.ts'
import { type SignUpMode, signUpModes } from '#platform/sign-up-mode.ts'
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts'

const flag = z.enum(['on', 'off'])
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => blankIsAbsent(given) ?? value, schema)

const trustProxySchema = z.string().transform((text, context): TrustProxy => {
  const trust = parseTrustProxy(text.trim())
  if (trust) return trust
  context.addIssue({
    code: 'custom',
    message:
      'must be off, the number of proxies in front (1), or their addresses (10.0.0.5, 172.16.0.0/12, loopback)',
  })
  return z.NEVER
})

const envFields = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  OLD_APP_SECRET: optional(z.string()),
  ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: withDefault(z.string(), 'CampAIgner <no-reply@localhost>'),
  CONTACT_EMAIL: optional(z.email('must be one e-mail address')),
  STORAGE_QUOTA: withDefault(
    z
      .string()
      .regex(/^(off|\d{1,6}(\.\d+)? ?[MGT]B)$/i, 'must be off, or an amount such as 500MB, 10GB or 1TB'),
    '10GB',
  ),
  TRUST_PROXY: withDefault(trustProxySchema, 'off'),
  SIGNUP: withDefault(z.enum(signUpModes), 'open'),
  RATE_LIMITS: withDefault(flag, 'on'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  AI_PROVIDER: optional(z.enum(aiProviders)),
  AI_MODEL: optional(z.string()),
  AI_API_KEY: optional(z.string()),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  ALLOW_PRIVATE_NETWORK: withDefault(z.enum(['true', 'false', 'on', 'off']), 'false'),
  SANDBOX_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  STRIPE_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  SHOPIFY_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  SQUARE_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  WOOCOMMERCE_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  PUBLISH_DEADLINE_SECONDS: withDefault(z.coerce.number().int().min(1).max(60), 20),
  PUBLISH_GRACE_MINUTES: withDefault(z.coerce.number().int().min(1).max(10_080), 360),
})

/** Half an AI provider would be noticed by the first person who needs it; so it is noticed at the start. */
const envSchema = envFields.superRefine((value, context) => {
  const { AI_PROVIDER: provider } = value
  const need = (name: 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL', why: string) => {
    if (!value[name]) context.addIssue({ code: 'custom', path: [name], message: `is needed with ${why}` })
  }
  if (!provider) {
    if (value.AI_MODEL || value.AI_API_KEY || value.AI_BASE_URL) need('AI_PROVIDER', 'the other AI settings')
    return
  }
  need('AI_MODEL', 'AI_PROVIDER')
  need(needsAddress(provider) ? 'AI_BASE_URL' : 'AI_API_KEY', `AI_PROVIDER=${provider}`)
})

/** The AI provider of the installation, for workspaces that have none of their own. */
export type InstallationAi = {
  provider: AiProvider
  model: string
  apiKey: string | null
  baseUrl: string | null
}

export type Env = {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  appSecret: string | undefined
  /** The secret until now, while it is being changed. */
  oldAppSecret: string | undefined
  role: 'all' | 'web' | 'worker'
  smtpUrl: string | undefined
  mailFrom: string
  /** Where the contact form's messages are mailed to; unknown, they are only kept. */
  contactEmail: string | undefined
  /** How many bytes the files of one workspace may take; null for as many as fit. */
  storageQuota: number | null
  trustProxy: TrustProxy
  /** Who may make an account. The first one can always be made. */
  signUp: SignUpMode
  rateLimits: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  ai: InstallationAi | null
  /** Addresses that people type may lead into this machine's own network. */
  allowPrivateNetwork: boolean
  /** Where the sandbox network is; unknown, it is this installation itself. */
  sandboxBaseUrl: string | undefined
  /** Where the tills' providers answer, if not at their own addresses: a proxy, or whoever stands in for them. */
  tillBaseUrls: Record<'stripe' | 'shopify' | 'square' | 'woocommerce', string | undefined>
  publishing: PublishingTimes
}

export type PublishingTimes = {
  /** How long a network may take to answer, the last byte included. */
  deadlineMs: number
  /** Who sends a post has given up by then, so somebody else may find out what became of it. */
  leaseMs: number
  /** For how long the network is asked what became of it, before a person is. */
  lookupMs: number
  /** What is later than this is not sent without asking: an offer for lunch does harm in the evening. */
  graceMs: number
}

/** The address of "Name <address>", unless it leads nowhere, as that of the default does. */
const addressIn = (from: string): string | undefined =>
  z.email().safeParse(/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim()).data

/** Thrown with one readable line for each variable that is wrong. */
export class EnvError extends Error {}

function aiOf(value: z.output<typeof envSchema>): InstallationAi | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey = null, AI_BASE_URL: url } = value
  if (!provider || !model) return null
  return { provider, model, apiKey, baseUrl: needsAddress(provider) && url ? url : null }
}

const timesOf = (deadlineMs: number, graceMs: number): PublishingTimes => ({
  deadlineMs,
  leaseMs: 3 * deadlineMs,
  lookupMs: 30 * deadlineMs,
  graceMs,
})

const unitBytes = { MB: 1e6, GB: 1e9, TB: 1e12 }

function bytesOf(quota: string): number | null {
  const unit = quota.slice(-2).toUpperCase() as keyof typeof unitBytes
  return quota.toLowerCase() === 'off' ? null : Math.round(Number.parseFloat(quota) * unitBytes[unit])
}

const withoutSlash = (url: string | undefined) => url?.replace(/(?<!\/)\/+$/, '')

export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`The configuration is not usable (see .env.example):\n${lines.join('\n')}`)
  }
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: withoutSlash(value.PUBLIC_URL),
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    appSecret: value.APP_SECRET,
    oldAppSecret: value.OLD_APP_SECRET,
    role: value.ROLE,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    contactEmail: value.CONTACT_EMAIL ?? addressIn(value.MAIL_FROM),
    storageQuota: bytesOf(value.STORAGE_QUOTA),
    trustProxy: value.TRUST_PROXY,
    signUp: value.SIGNUP,
    rateLimits: value.RATE_LIMITS === 'on',
    logLevel: value.LOG_LEVEL,
    ai: aiOf(value),
    allowPrivateNetwork: ['true', 'on'].includes(value.ALLOW_PRIVATE_NETWORK),
    sandboxBaseUrl: withoutSlash(value.SANDBOX_BASE_URL),
    tillBaseUrls: {
      stripe: withoutSlash(value.STRIPE_BASE_URL),
      shopify: withoutSlash(value.SHOPIFY_BASE_URL),
      square: withoutSlash(value.SQUARE_BASE_URL),
      woocommerce: withoutSlash(value.WOOCOMMERCE_BASE_URL),
    },
    publishing: timesOf(value.PUBLISH_DEADLINE_SECONDS * 1000, value.PUBLISH_GRACE_MINUTES * 60_000),
  }
}

export const envFromProcess = (): Env => readEnv(process.env)
