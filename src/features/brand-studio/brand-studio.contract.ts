import * as z from 'zod'
import type { Platform } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { brandStyles, fontPairs, logoVariants, paletteRoles } from '#platform/brand-styles.ts'
import { endpoint, file } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { brandStudioRules } from './i18n/index.ts'

/** The eight sizes of pictures, and where campaigns use them. */
export const templates = {
  instagram_post: { width: 1080, height: 1080, platform: 'instagram' },
  instagram_story: { width: 1080, height: 1920, platform: 'instagram_story' },
  tiktok: { width: 1080, height: 1920, platform: 'tiktok' },
  facebook_post: { width: 1200, height: 630, platform: 'facebook' },
  linkedin: { width: 1200, height: 627, platform: 'linkedin' },
  youtube_thumb: { width: 1280, height: 720, platform: 'youtube' },
  email_header: { width: 600, height: 200, platform: 'email' },
  pinterest: { width: 1000, height: 1500, platform: 'pinterest' },
} as const satisfies Record<string, { width: number; height: number; platform: Platform }>
export type TemplateId = keyof typeof templates

const isTemplate = (value: string): value is TemplateId => Object.hasOwn(templates, value)
export const templateIds = Object.keys(templates).filter(isTemplate)
export const templateSchema = z.enum(templateIds)

/** Of an image that is drawn from its text alone; the brand style decides which templates they are. */
export const LAYOUTS = 5

/** The content of a picture. The limits fit the titles and texts of all platforms. */
export const designTextsSchema = z.object({
  headline: z
    .string()
    .trim()
    .min(1, ruleText(brandStudioRules, 'writeHeadline'))
    .max(100, atMostCharacters(100)),
  line: z.string().trim().max(200, atMostCharacters(200)).default(''),
  call: z.string().trim().max(40, atMostCharacters(40)).default(''),
  layout: z
    .int()
    .min(0)
    .max(LAYOUTS - 1)
    .default(0),
  /** Which palette color dominates. */
  lead: z.enum(paletteRoles).default('primary'),
  withLogo: z.boolean().default(true),
})
export type DesignTexts = z.output<typeof designTextsSchema>

export const fontNames = Object.values(fontPairs).flatMap(({ primary, secondary }) => [primary, secondary])

const color = z.string().regex(/^#[0-9a-f]{6}$/i, ruleText(brandStudioRules, 'invalidColor'))

const font = z.enum(fontNames, ruleText(brandStudioRules, 'unknownFont'))

export const paletteSchema = z.object({ primary: color, secondary: color, accent: color, neutral: color })
export const typographySchema = z.object({ primary: font, secondary: font })

const styleSchema = z.enum(brandStyles, ruleText(brandStudioRules, 'chooseStyle'))

export const brandDesignSchema = z.object({
  brandId: z.uuid(),
  brandName: z.string(),
  /** The name on images; empty until the business has one, because the owner's is not shown to customers. */
  publicName: z.string(),
  /** Null until a design was saved. */
  brandStyle: z.enum(brandStyles).nullable(),
  colorPalette: z.object({
    primary: z.string(),
    secondary: z.string(),
    accent: z.string(),
    neutral: z.string(),
  }),
  typography: z.object({ primary: z.string(), secondary: z.string() }),
  logoUrl: z.string().nullable(),
  isDesignStudioEnabled: z.boolean(),
  updatedAt: instantSchema.nullable(),
})
export type BrandDesign = z.output<typeof brandDesignSchema>

export const savedDesignSchema = z.object({
  brandStyle: styleSchema,
  brandId: z.uuid().optional(),
  colorPalette: paletteSchema,
  typography: typographySchema,
  /** URL of an uploaded picture; null for none. */
  logoUrl: fileUrlSchema.nullable(),
})
export type SavedDesign = z.output<typeof savedDesignSchema>

/** Omitted fields are as saved. */
export const previewSchema = z.object({
  template: templateSchema,
  brandId: z.uuid().optional(),
  ...designTextsSchema.shape,
  brandStyle: styleSchema.nullish(),
  colorPalette: paletteSchema.optional(),
  typography: typographySchema.optional(),
  logoUrl: fileUrlSchema.nullish(),
})
export type Preview = z.output<typeof previewSchema>

export { type LogoVariant, logoVariants } from '#platform/brand-styles.ts'

export const getBrandDesign = endpoint({
  method: 'GET',
  path: '/api/brand-design',
  access: 'signed-in',
  summary: 'The design of a brand; by default of the oldest active one',
  topics: ['brand-design', 'brands'],
  query: z.object(brandQuery),
  response: brandDesignSchema,
})

export const saveBrandDesign = endpoint({
  method: 'POST',
  path: '/api/brand-design',
  access: 'manager',
  summary: 'Save the design of a brand, with its logo and primary color',
  body: savedDesignSchema,
  response: brandDesignSchema,
})

export const activateStudio = endpoint({
  method: 'POST',
  path: '/api/brand-design/activate-studio',
  access: 'manager',
  summary: 'Activate the design studio of a brand',
  body: z.object({ brandId: z.uuid().optional() }),
  response: brandDesignSchema,
})

export const previewDesign = endpoint({
  method: 'POST',
  path: '/api/brand-design/preview',
  access: 'signed-in',
  summary: 'Preview an image; nothing is stored',
  body: previewSchema,
  response: file('image/png'),
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const sampleDesign = endpoint({
  method: 'GET',
  path: '/api/brand-design/sample',
  access: 'signed-in',
  summary: 'An example image in the saved design of a brand',
  query: z.object({
    ...brandQuery,
    /** Of its text. */
    language: z.enum(locales),
    /** A cache key: a new value makes the browser fetch again. */
    version: z.string().max(60).optional(),
  }),
  response: file('image/png'),
  rateLimits: costly({ person: 120, seconds: 60 }),
})

export const brandLogo = endpoint({
  method: 'GET',
  path: '/api/brand-design/logo/:variant',
  access: 'signed-in',
  summary: "The logo in one of its four variants; without a logo, the name in the brand's font",
  params: z.object({ variant: z.enum(logoVariants) }),
  query: z.object({
    ...brandQuery,
    download: z.enum(['true', 'false']).optional(),
    /** A cache key: a new value makes the browser fetch again. */
    version: z.string().max(60).optional(),
  }),
  response: file('image/png'),
  rateLimits: costly({ person: 240, seconds: 60 }),
})

export const brandPackage = endpoint({
  method: 'GET',
  path: '/api/brand-design/package',
  access: 'signed-in',
  summary: 'Everything a printer or an agency needs, as a ZIP: logos, palette, fonts and guidelines',
  query: z.object(brandQuery),
  response: file('application/zip'),
  rateLimits: costly({ person: 20, seconds: 60 }),
})
