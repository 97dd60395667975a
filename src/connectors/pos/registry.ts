import * as z from 'zod'
import type { CredentialLook, PosManifest } from './pos-manifest.ts'
import { shopify } from './shopify/shopify.manifest.ts'
import { square } from './square/square.manifest.ts'
import { stripe } from './stripe/stripe.manifest.ts'
import { woocommerce } from './woocommerce/woocommerce.manifest.ts'

const manifests = { stripe, shopify, square, woocommerce }

export type PosProvider = keyof typeof manifests
/** In picker order. */
export const posProviders = Object.keys(manifests) as PosProvider[]

/** Offered by name, next to "other", where space is limited. */
export const wellKnownProviders: readonly PosProvider[] = ['square', 'shopify', 'stripe']

export type Credentials<Provider extends PosProvider> = z.output<(typeof manifests)[Provider]['credentials']>
export type CredentialField = { [P in PosProvider]: keyof Credentials<P> }[PosProvider]

export const posManifestOf = (provider: PosProvider): PosManifest => manifests[provider]

/** The typed credentials schema of one vendor. */
export const credentialsSchema = <Provider extends PosProvider>(
  provider: Provider,
): (typeof manifests)[Provider]['credentials'] => manifests[provider].credentials

type Field = CredentialLook & { id: CredentialField; isOptional: boolean }

/** A provider's fields in form order, and which of them are optional. */
export const credentialFields = (provider: PosProvider): Field[] => {
  const { credentials, fields } = posManifestOf(provider)
  return Object.entries(credentials.shape).map(([id, schema]) => ({
    ...(fields[id] as CredentialLook),
    id: id as CredentialField,
    isOptional: schema instanceof z.ZodOptional,
  }))
}

/** The fields of all providers, deduplicated. */
export const allCredentialFields: readonly CredentialField[] = [
  ...new Set(posProviders.flatMap((provider) => credentialFields(provider).map(({ id }) => id))),
]
