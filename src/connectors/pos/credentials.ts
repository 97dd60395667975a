import * as z from 'zod'
import { ruleText } from '#platform/validation.ts'
import { posRules } from './i18n/index.ts'

export const posProviders = ['stripe', 'shopify', 'square', 'woocommerce'] as const
export type PosProvider = (typeof posProviders)[number]

const KEY_MAX = 500
const ADDRESS_MAX = 300

const noKey = ruleText(posRules, 'noKey')
const noAddress = ruleText(posRules, 'noAddress')
const oddKey = ruleText(posRules, 'oddKey')
const oddAddress = ruleText(posRules, 'oddAddress')

// Keys travel in headers, which hold nothing else.
const key = z
  .string()
  .trim()
  .min(1, noKey)
  .max(KEY_MAX)
  .regex(/^[\x21-\x7e]*$/, oddKey)

const address = z
  .string()
  .trim()
  .min(1, noAddress)
  .max(ADDRESS_MAX)
  .regex(/^(https?:\/\/)?([^\s/@?#:\\[\]]+|\[[\da-f:.]+\])(:\d{1,5})?([/?#][^\s\\]*)?$/i, oddAddress)

/** What each provider is given, by the names its fields have in the call. */
export const credentialSchemas = {
  stripe: z.object({ secretKey: key, publishableKey: key.optional() }),
  shopify: z.object({ storeUrl: address, accessToken: key, apiKey: key.optional() }),
  square: z.object({ accessToken: key, applicationId: key.optional() }),
  woocommerce: z.object({ siteUrl: address, consumerKey: key, consumerSecret: key }),
} as const satisfies Record<PosProvider, z.ZodObject>

export type Credentials<Provider extends PosProvider> = z.output<(typeof credentialSchemas)[Provider]>
export type CredentialField = { [P in PosProvider]: keyof Credentials<P> }[PosProvider]

/** The fields that are typed unseen and never shown again. */
export const secretFields: ReadonlySet<CredentialField> = new Set([
  'secretKey',
  'accessToken',
  'apiKey',
  'consumerKey',
  'consumerSecret',
])

/** The fields of a provider in the order they are asked for, and which of them may stay empty. */
export const credentialFields = (provider: PosProvider): { id: CredentialField; isOptional: boolean }[] =>
  Object.entries(credentialSchemas[provider].shape).map(([id, schema]) => ({
    id: id as CredentialField,
    isOptional: schema instanceof z.ZodOptional,
  }))
