import * as z from 'zod'
import { endpoint, list } from '#platform/endpoint.ts'
import { says } from '#platform/validation.ts'

export const DEFAULT_BRAND_COLOUR = '#0f5c5c'

export const brandSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  logo: z.string().nullable(),
  primaryColor: z.string().nullable(),
})
export type Brand = z.output<typeof brandSchema>

export const newBrandSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, says('Give the brand a name', 'Ponle un nombre a la marca'))
    .max(100, says('At most 100 characters', 'Como máximo 100 caracteres')),
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, says('Choose a colour such as #0f5c5c', 'Elige un color como #0f5c5c'))
    .optional(),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'signed-in',
  summary: 'The brands of the workspace, oldest first',
  response: list(brandSchema),
})

export const createBrand = endpoint({
  method: 'POST',
  path: '/api/brands',
  access: 'signed-in',
  summary: 'Add a brand',
  body: newBrandSchema,
  response: brandSchema,
  status: 201,
})
