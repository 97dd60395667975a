import * as z from 'zod'
import {
  allCredentialFields,
  type CredentialField,
  credentialFields,
  type PosProvider,
  posManifestOf,
  posProviders,
} from '#connectors/pos/registry.ts'
import { empty, endpoint, list } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { integrationsRules } from './i18n/index.ts'

export const syncStatuses = ['running', 'done', 'failed'] as const
export type SyncStatus = (typeof syncStatuses)[number]

export const syncStages = ['products', 'sales'] as const
export type SyncStage = (typeof syncStages)[number]

export const syncSchema = z.object({
  id: z.uuid(),
  status: z.enum(syncStatuses),
  /** The current stage, or the last one. */
  stage: z.enum(syncStages),
  productsAdded: z.number().int(),
  productsChanged: z.number().int(),
  salesAdded: z.number().int(),
  salesChanged: z.number().int(),
  /** Rows of the provider that could not be parsed. */
  skipped: z.number().int(),
  /** Why it failed or waits, and what to do, in the language of the request. */
  problem: z.string().nullable(),
  /** When the provider is asked again, while waiting. */
  retryAt: instantSchema.nullable(),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
})
export type Sync = z.output<typeof syncSchema>

/** Why the image of a product could not be added to the media library. */
export const imageProblems = [
  'address_refused',
  'not_found',
  'unreachable',
  'too_large',
  'no_image',
  'storage_full',
  'failed',
] as const
export type ImageProblem = (typeof imageProblems)[number]

/** The images of products that are in the media library, or should be. */
const productImagesSchema = z.object({
  added: z.number().int(),
  waiting: z.number().int(),
  failed: z.number().int(),
  /** The most frequent one. */
  problem: z.enum(imageProblems).nullable(),
})
export type ProductImages = z.output<typeof productImagesSchema>

export const integrationSchema = z.object({
  id: z.uuid(),
  provider: z.enum(posProviders),
  storeName: z.string(),
  storeUrl: z.string().nullable(),
  isActive: z.boolean(),
  /** Syncing stops until a person replaces the keys or fixes their permissions. */
  needsAttention: z.boolean(),
  lastSyncAt: instantSchema.nullable(),
  isDemo: z.boolean(),
  lastSync: syncSchema.nullable(),
  /** Null if the store has none, or after a change, until the list is read again. */
  images: productImagesSchema.nullable(),
})
export type Integration = z.output<typeof integrationSchema>

const tooLong = ruleText(integrationsRules, 'tooLong')

/** Empty fields are omitted. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .optional()
    .transform((text) => text || undefined)

const MAX_NAME = 120
const MAX_FIELD = 500

/** All optional here; the schema of the chosen provider says which are required. */
const credentialInputs = Object.fromEntries(
  allCredentialFields.map((field) => [field, optionalText(MAX_FIELD)]),
) as Record<CredentialField, ReturnType<typeof optionalText>>

type Fields = Partial<Record<CredentialField, string | undefined>>

/** The fields of a provider that were filled in. */
const given = (provider: PosProvider, fields: Fields) =>
  Object.fromEntries(
    credentialFields(provider).flatMap(({ id, isOptional }) => {
      const value = fields[id]
      // An empty text is refused with the field's own message.
      return value === undefined && isOptional ? [] : [[id, value ?? '']]
    }),
  )

export const connectionSchema = z
  .object({
    provider: z.enum(posProviders, ruleText(integrationsRules, 'chooseProvider')),
    storeName: optionalText(MAX_NAME),
    ...credentialInputs,
  })
  .superRefine(({ provider, ...fields }, context) => {
    const parsed = posManifestOf(provider).credentials.safeParse(given(provider, fields))
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message })
  })
export type Connection = z.output<typeof connectionSchema>

/** The keys of the chosen provider, and nothing else that was sent. */
export const credentialsOf = ({ provider, ...fields }: Connection): Record<string, string> =>
  posManifestOf(provider).credentials.parse(given(provider, fields)) as Record<string, string>

const byId = z.object({ id: z.uuid() })

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/api/pos-integrations',
  access: 'signed-in',
  summary: 'The connected integrations, each with its last sync',
  topics: ['integrations'],
  response: list(integrationSchema),
})

export const createIntegration = endpoint({
  method: 'POST',
  path: '/api/pos-integrations',
  access: 'manager',
  summary: 'Connect a POS or shop; the keys are checked with the provider before they are stored',
  body: connectionSchema,
  response: integrationSchema,
  status: 201,
  rateLimits: costly({ person: 60, workspace: 120, seconds: 3600 }),
})

export const replaceKeys = endpoint({
  method: 'PUT',
  path: '/api/pos-integrations/:id',
  access: 'manager',
  summary: 'Replace the keys of an integration; its data stays',
  params: byId,
  body: connectionSchema,
  response: integrationSchema,
  rateLimits: costly({ person: 60, workspace: 120, seconds: 3600 }),
})

export const pauseIntegration = endpoint({
  method: 'PATCH',
  path: '/api/pos-integrations/:id',
  access: 'manager',
  summary: 'Turn the nightly sync of an integration on or off',
  params: byId,
  body: z.object({ isActive: z.boolean() }),
  response: integrationSchema,
})

export const deleteIntegration = endpoint({
  method: 'DELETE',
  path: '/api/pos-integrations/:id',
  access: 'manager',
  summary: 'Disconnect an integration; its products and sales stay, or are deleted',
  params: byId,
  query: z.object({ data: z.enum(['keep', 'delete']).default('keep') }),
  response: empty,
})

export const syncProducts = endpoint({
  method: 'POST',
  path: '/api/pos-integrations/:id/sync-products',
  access: 'manager',
  summary: 'Sync products and sales; a running sync is answered instead of a second one',
  params: byId,
  response: syncSchema,
  status: 202,
  rateLimits: costly({ person: 30, seconds: 600 }),
})

export const listSyncs = endpoint({
  method: 'GET',
  path: '/api/pos-integrations/:id/syncs',
  access: 'signed-in',
  summary: 'The last syncs of an integration, newest first',
  topics: ['integrations/:id'],
  params: byId,
  response: list(syncSchema),
})
