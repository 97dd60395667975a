import * as z from 'zod'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { endpoint, list } from '#platform/endpoint.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { brandsRules } from './i18n/index.ts'

export const DEFAULT_BRAND_COLOUR = '#0f5c5c'

export const brandSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Called what the business is called, until somebody renames it. */
  followsBusiness: z.boolean(),
  logo: z.string().nullable(),
  primaryColor: z.string().nullable(),
  /** Brought by the demo data. */
  isDemo: z.boolean(),
})
export type Brand = z.output<typeof brandSchema>

export const newBrandSchema = z.object({
  name: z.string().trim().min(1, ruleText(brandsRules, 'giveBrandName')).max(100, atMostCharacters(100)),
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, ruleText(brandsRules, 'invalidColor'))
    .nullish(),
  /** The address of an uploaded picture. */
  logo: fileUrlSchema.nullish(),
})
export type NewBrand = z.output<typeof newBrandSchema>

/** Only what is sent is changed. */
export const brandChangesSchema = newBrandSchema.partial()
export type BrandChanges = z.output<typeof brandChangesSchema>

/** For lists of what belongs to brands: shows this one, what belongs to none, and what belongs to archived ones. */
export const brandQuery = { brandId: z.uuid().optional() }

const byId = z.object({ id: z.uuid() })

export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'signed-in',
  summary: 'The brands in use, or the archived ones, oldest first',
  topics: ['brands'],
  query: z.object({ archived: z.enum(['true', 'false']).optional() }),
  response: list(brandSchema),
})

export const createBrand = endpoint({
  method: 'POST',
  path: '/api/brands',
  access: 'manager',
  summary: 'Add a brand',
  body: newBrandSchema,
  response: brandSchema,
  status: 201,
  idempotent: true,
})

export const updateBrand = endpoint({
  method: 'PATCH',
  path: '/api/brands/:id',
  access: 'manager',
  summary: 'Change what is sent of a brand',
  params: byId,
  body: brandChangesSchema,
  response: brandSchema,
})

export const archiveBrand = endpoint({
  method: 'POST',
  path: '/api/brands/:id/archive',
  access: 'manager',
  summary: 'Take a brand out of use; what belongs to it stays. Refused for the last one',
  params: byId,
  response: brandSchema,
})

export const restoreBrand = endpoint({
  method: 'POST',
  path: '/api/brands/:id/restore',
  access: 'manager',
  summary: 'Take an archived brand into use again',
  params: byId,
  response: brandSchema,
})
