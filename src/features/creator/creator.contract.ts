import * as z from 'zod'
import { allPlatforms } from '#channels/platforms.ts'

export const adTypes = ['organic', 'paid', 'both'] as const
export type AdType = (typeof adTypes)[number]

export const platformConfigSchema = z.object({
  platform: z.enum(allPlatforms),
  selectedFormats: z.array(z.string()),
  adType: z.enum(adTypes),
  budget: z.number(),
})
export type PlatformConfig = z.output<typeof platformConfigSchema>

export const creationInputSchema = z.object({
  idea: z.string(),
  brandId: z.uuid().nullish(),
  platforms: z.array(platformConfigSchema),
})
export type CreationInput = z.output<typeof creationInputSchema>

export const creationSteps = ['waiting', 'writing', 'drawing', 'done', 'failed'] as const
export const creationProgressSchema = z.partialRecord(z.enum(allPlatforms), z.enum(creationSteps))
export type CreationProgress = z.output<typeof creationProgressSchema>
