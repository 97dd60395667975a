import * as z from 'zod'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { endpoint, list } from '#platform/endpoint.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { brandsRules } from './i18n/index.ts'

export const DEFAULT_BRAND_COLOR = '#0f5c5c'

export const brandSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Follows the business name until the brand is renamed. */
  followsBusiness: z.boolean(),
  logo: z.string().nullable(),
  primaryColor: z.string().nullable(),
  isDemo: z.boolean(),
})
export type Brand = z.output<typeof brandSchema>

export const newBrandSchema = z.object({
  name: z.string().trim().min(1, ruleText(brandsRules, 'giveBrandName')).max(100, atMostCharacters(100)),
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, ruleText(brandsRules, 'invalidColor'))
    .nullish(),
  /** URL of an uploaded picture. */
  logo: fileUrlSchema.nullish(),
})
export type NewBrand = z.output<typeof newBrandSchema>

/** Fields that are left out stay unchanged. */
export const brandChangesSchema = newBrandSchema.partial()
export type BrandChanges = z.output<typeof brandChangesSchema>

/** Filters lists by brand: shows this one, unassigned items, and those of archived brands. */
export const brandQuery = { brandId: z.uuid().optional() }

const byId = z.object({ id: z.uuid() })

export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'signed-in',
  summary: 'The active brands, or the archived ones, oldest first',
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
  summary: 'Update a brand; omitted fields stay unchanged',
  params: byId,
  body: brandChangesSchema,
  response: brandSchema,
})

export const archiveBrand = endpoint({
  method: 'POST',
  path: '/api/brands/:id/archive',
  access: 'manager',
  summary: 'Archive a brand; its records stay. Refused for the last active one',
  params: byId,
  response: brandSchema,
})

export const restoreBrand = endpoint({
  method: 'POST',
  path: '/api/brands/:id/restore',
  access: 'manager',
  summary: 'Restore an archived brand',
  params: byId,
  response: brandSchema,
})
