import { resolve } from 'node:path'
import * as z from 'zod'
import { type SignUpMode, signUpModes } from '#platform/sign-up-mode.ts'
import { DEFAULT_DATA_DIR } from './default-data-dir.ts'
import { missingS3Settings, type S3Settings, s3Fields, s3SettingsOf } from './storage/s3/s3-settings.ts'
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

/** The known connectors: their settings are checked at startup like all others. */
export type KnownConnectors = {
  aiProviders: readonly { id: string; needsAddress: boolean }[]
  /** POS vendors and networks by the prefix of their setting: `stripe` reads STRIPE_BASE_URL. */
  pos: readonly string[]
  social: readonly string[]
  /** Networks that ask for an app: `linkedin` reads LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET. */
  apps: readonly string[]
}

const withoutSlash = (url: string | undefined) => url?.replace(/(?<!\/)\/+$/, '')

type Setting = 'BASE_URL' | 'AUTH_BASE_URL' | 'CLIENT_ID' | 'CLIENT_SECRET'
const settingOf = <S extends Setting>(name: string, setting: S) => `${name.toUpperCase()}_${setting}` as const

const fixedFields = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PUBLIC_URL: address,
  DATA_DIR: withDefault(z.string(), DEFAULT_DATA_DIR),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  OLD_APP_SECRET: optional(z.string()),
  ...s3Fields,
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
  LOCAL_AI: withDefault(z.enum(['on', 'off', 'first']), 'first'),
  ALLOW_PRIVATE_NETWORK: withDefault(z.enum(['true', 'false', 'on', 'off']), 'false'),
  PUBLISH_DEADLINE_SECONDS: withDefault(z.coerce.number().int().min(1).max(60), 20),
  PUBLISH_GRACE_MINUTES: withDefault(z.coerce.number().int().min(1).max(10_080), 360),
})

/** A half-configured AI provider fails at startup instead of for the first user. */
const settingsSchema = (aiProviders: KnownConnectors['aiProviders']) =>
  fixedFields
    .extend({ AI_PROVIDER: optional(z.enum(aiProviders.map(({ id }) => id))) })
    .superRefine((value, context) => {
      for (const { name, message } of missingS3Settings(value))
        context.addIssue({ code: 'custom', path: [name], message })
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

/** Base URLs that replace the connectors' own. */
const baseUrlsSchema = (names: readonly string[], setting: 'BASE_URL' | 'AUTH_BASE_URL' = 'BASE_URL') =>
  z
    .object(Object.fromEntries(names.map((name) => [settingOf(name, setting), address])))
    .transform(
      (values): BaseUrls =>
        Object.fromEntries(names.map((name) => [name, withoutSlash(values[settingOf(name, setting)])])),
    )

/** Half of the keys of an app fails at startup instead of for the first user. */
const appsSchema = (names: readonly string[]) =>
  z
    .object(
      Object.fromEntries(
        names
          .flatMap((name) => [settingOf(name, 'CLIENT_ID'), settingOf(name, 'CLIENT_SECRET')])
          .map((setting) => [setting, optional(z.string().trim())]),
      ),
    )
    .transform((values, context): InstallationApps => {
      const apps: InstallationApps = {}
      for (const name of names) {
        const [idSetting, secretSetting] = [settingOf(name, 'CLIENT_ID'), settingOf(name, 'CLIENT_SECRET')]
        const [clientId, clientSecret] = [values[idSetting], values[secretSetting]]
        if (clientId && clientSecret) apps[name] = { clientId, clientSecret }
        else if (clientId || clientSecret)
          context.addIssue({
            code: 'custom',
            path: [clientId ? secretSetting : idSetting],
            message: `is needed with ${clientId ? idSetting : secretSetting}`,
          })
      }
      return apps
    })

/** The AI provider of the installation, for workspaces without their own. */
type InstallationAi = {
  provider: string
  model: string
  apiKey: string | null
  baseUrl: string | null
}

/** By the name of the connector. */
export type BaseUrls = Record<string, string | undefined>

/** Our registrations at networks, by the name of the app. */
type InstallationApps = Record<string, { clientId: string; clientSecret: string } | undefined>

export type Env = {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Where files are stored; null for the data folder. */
  s3: S3Settings | null
  appSecret: string | undefined
  /** The previous secret, during a rotation. */
  oldAppSecret: string | undefined
  role: 'all' | 'web' | 'worker'
  smtpUrl: string | undefined
  mailFrom: string
  /** Recipient of contact form messages; without it they are only stored. */
  contactEmail: string | undefined
  /** Maximum bytes of files per workspace; null for no limit. */
  storageQuota: number | null
  trustProxy: TrustProxy
  /** Who may sign up. The first account can always be created. */
  signUp: SignUpMode
  rateLimits: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  ai: InstallationAi | null
  /** Which owners may use AI programs that run on this machine. `first`: those of the first workspace. */
  localAi: 'on' | 'off' | 'first'
  /** Whether URLs that people enter may point into a private network. */
  allowPrivateNetwork: boolean
  /** Base URLs of vendors and networks if not their own: a proxy, or a fake in tests. */
  baseUrls: {
    pos: BaseUrls
    social: BaseUrls /** Where people allow access, and tokens come from. */
    auth: BaseUrls
  }
  /** For workspaces without their own. */
  apps: InstallationApps
  publishing: PublishingTimes
}

export type PublishingTimes = {
  /** Time limit for a call to a network, including the last byte. */
  deadlineMs: number
  /** After this, the sender has given up and another worker may look the post up. */
  leaseMs: number
  /** How long the network is asked for the outcome before a person is. */
  lookupMs: number
  /** Later posts are not sent without asking: a lunch offer is harmful in the evening. */
  graceMs: number
}

/** The address in "Name <address>", unless it is the unreachable default. */
const addressIn = (from: string): string | undefined =>
  z.email().safeParse(/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim()).data

/** Thrown with one readable line per invalid variable. */
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
  const auth = baseUrlsSchema(known.social, 'AUTH_BASE_URL').safeParse(source)
  const apps = appsSchema(known.apps).safeParse(source)
  if (!settings.success || !pos.success || !social.success || !auth.success || !apps.success) {
    const issues = [settings, pos, social, auth, apps].flatMap(({ error }) => error?.issues ?? [])
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
    s3: s3SettingsOf(value),
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
    // With the private network allowed, anyone could type the address of such a program anyway.
    localAi: ['true', 'on'].includes(value.ALLOW_PRIVATE_NETWORK) ? 'on' : value.LOCAL_AI,
    allowPrivateNetwork: ['true', 'on'].includes(value.ALLOW_PRIVATE_NETWORK),
    baseUrls: { pos: pos.data, social: social.data, auth: auth.data },
    apps: apps.data,
    publishing: timesOf(value.PUBLISH_DEADLINE_SECONDS * 1000, value.PUBLISH_GRACE_MINUTES * 60_000),
  }
}
