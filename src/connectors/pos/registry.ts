import * as z from 'zod'
import type { CredentialLook, PosManifest } from './pos-manifest.ts'
import { shopify } from './shopify/shopify.manifest.ts'
import { square } from './square/square.manifest.ts'
import { stripe } from './stripe/stripe.manifest.ts'
import { woocommerce } from './woocommerce/woocommerce.manifest.ts'

const manifests = { stripe, shopify, square, woocommerce }

export type PosProvider = keyof typeof manifests
/** In the order of the picker. */
export const posProviders = Object.keys(manifests) as PosProvider[]

/** Offered by name beside "other" where there is little room. */
export const wellKnownProviders: readonly PosProvider[] = ['square', 'shopify', 'stripe']

export type Credentials<Provider extends PosProvider> = z.output<(typeof manifests)[Provider]['credentials']>
export type CredentialField = { [P in PosProvider]: keyof Credentials<P> }[PosProvider]

export const posManifestOf = (provider: PosProvider): PosManifest => manifests[provider]

/** The schema of one vendor's credentials, with its own type. */
export const credentialsSchema = <Provider extends PosProvider>(
  provider: Provider,
): (typeof manifests)[Provider]['credentials'] => manifests[provider].credentials

type Field = CredentialLook & { id: CredentialField; isOptional: boolean }

/** The fields of a provider in the order they are asked for, and which of them may stay empty. */
export const credentialFields = (provider: PosProvider): Field[] => {
  const { credentials, fields } = posManifestOf(provider)
  return Object.entries(credentials.shape).map(([id, schema]) => ({
    ...(fields[id] as CredentialLook),
    id: id as CredentialField,
    isOptional: schema instanceof z.ZodOptional,
  }))
}

/** Every field that some provider asks for, once. */
export const allCredentialFields: readonly CredentialField[] = [
  ...new Set(posProviders.flatMap((provider) => credentialFields(provider).map(({ id }) => id))),
]
