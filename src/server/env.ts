import { resolve } from 'node:path'
import * as z from 'zod'
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

const address = optional(z.url({ protocol: /^https?$/ }))

/** Which connectors there are: their settings are checked at the start like all others. */
export type KnownConnectors = {
  aiProviders: readonly { id: string; needsAddress: boolean }[]
  /** Vendors and networks by the name in their setting: `stripe` reads STRIPE_BASE_URL. */
  pos: readonly string[]
  social: readonly string[]
}

const withoutSlash = (url: string | undefined) => url?.replace(/(?<!\/)\/+$/, '')

const baseUrlSetting = (name: string) => `${name.toUpperCase()}_BASE_URL` as const

const fixedFields = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PUBLIC_URL: address,
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
  AI_PROVIDER: optional(z.string()),
  AI_MODEL: optional(z.string()),
  AI_API_KEY: optional(z.string()),
  AI_BASE_URL: address,
  ALLOW_PRIVATE_NETWORK: withDefault(z.enum(['true', 'false', 'on', 'off']), 'false'),
  PUBLISH_DEADLINE_SECONDS: withDefault(z.coerce.number().int().min(1).max(60), 20),
  PUBLISH_GRACE_MINUTES: withDefault(z.coerce.number().int().min(1).max(10_080), 360),
})

/** An AI provider that is only half set would fail for the first person who needs it, so it fails at the start. */
const settingsSchema = (aiProviders: KnownConnectors['aiProviders']) =>
  fixedFields
    .extend({ AI_PROVIDER: optional(z.enum(aiProviders.map(({ id }) => id))) })
    .superRefine((value, context) => {
      const provider = aiProviders.find(({ id }) => id === value.AI_PROVIDER)
      const need = (name: 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL', why: string) => {
        if (!value[name]) context.addIssue({ code: 'custom', path: [name], message: `is needed with ${why}` })
      }
      if (!provider) {
        if (value.AI_MODEL || value.AI_API_KEY || value.AI_BASE_URL)
          need('AI_PROVIDER', 'the other AI settings')
        return
      }
      need('AI_MODEL', 'AI_PROVIDER')
      need(provider.needsAddress ? 'AI_BASE_URL' : 'AI_API_KEY', `AI_PROVIDER=${provider.id}`)
    })
    .transform((value) => ({
      ...value,
      needsAddress: aiProviders.find(({ id }) => id === value.AI_PROVIDER)?.needsAddress === true,
    }))
type Settings = z.output<ReturnType<typeof settingsSchema>>

/** The addresses that are set in place of the connectors' own. */
const baseUrlsSchema = (names: readonly string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [baseUrlSetting(name), address])))
    .transform(
      (values): BaseUrls =>
        Object.fromEntries(names.map((name) => [name, withoutSlash(values[baseUrlSetting(name)])])),
    )

/** The AI provider of the installation, for workspaces that have none of their own. */
export type InstallationAi = {
  provider: string
  model: string
  apiKey: string | null
  baseUrl: string | null
}

/** By the name of the connector. */
export type BaseUrls = Record<string, string | undefined>

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
  /** Where vendors and networks answer, if not at their own addresses: a proxy, or a stand-in for tests. */
  baseUrls: { pos: BaseUrls; social: BaseUrls }
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

function aiOf({ needsAddress, ...value }: Settings): InstallationAi | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey = null, AI_BASE_URL: url } = value
  if (!provider || !model) return null
  return { provider, model, apiKey, baseUrl: needsAddress && url ? url : null }
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

export function parseEnv(source: Record<string, string | undefined>, known: KnownConnectors): Env {
  const settings = settingsSchema(known.aiProviders).safeParse(source)
  const pos = baseUrlsSchema(known.pos).safeParse(source)
  const social = baseUrlsSchema(known.social).safeParse(source)
  if (!settings.success || !pos.success || !social.success) {
    const issues = [settings, pos, social].flatMap(({ error }) => error?.issues ?? [])
    const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`The configuration is not usable (see .env.example):\n${lines.join('\n')}`)
  }
  const value = settings.data
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
    baseUrls: { pos: pos.data, social: social.data },
    publishing: timesOf(value.PUBLISH_DEADLINE_SECONDS * 1000, value.PUBLISH_GRACE_MINUTES * 60_000),
  }
}
