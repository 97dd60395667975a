import * as z from 'zod'
import { currentName } from '#connectors/social/formats/format-catalog.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { postStates } from '#features/campaigns/campaign-status.ts'
import { atMost, imageChoice } from '#features/campaigns/campaigns.contract.ts'
import { liveTextsSchema } from '#features/writing/live-texts.contract.ts'
import { briefChoices } from '#features/writing/writing.contract.ts'
import { endpoint, file, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import type { PictureWords } from '#writer/writer.ts'
import { creatorRules } from './i18n/index.ts'
import { adTypes, DEFAULT_BUDGET, MAX_BUDGET, MIN_BUDGET, type PlatformConfig } from './platform-config.ts'
import { chosen, findConfigProblem } from './platform-rules.ts'

export const MAX_IDEA = 2000
export const MAX_PLATFORMS = 40

const budgetText = ruleText(creatorRules, 'budget', { min: MIN_BUDGET, max: MAX_BUDGET })

const platformConfigSchema = z
  .object({
    platform: z.string().max(60).transform(currentName),
    selectedFormats: z.array(z.string().max(60)).max(20),
    /** Defaults to the platform's initial ad type. */
    adType: z.enum(adTypes).optional(),
    /** Dollars per day; only used if something is paid. */
    budget: z.int(budgetText).min(MIN_BUDGET, budgetText).max(MAX_BUDGET, budgetText).default(DEFAULT_BUDGET),
  })
  .transform((config) => ({ ...config, adType: config.adType ?? chosen(config.platform).adType }))

/** Every platform is known and unique, and every format fits its platform and ad type. */
function checkPlatforms(configs: PlatformConfig[], context: z.RefinementCtx<PlatformConfig[]>): void {
  configs.forEach((config, place) => {
    if (configs.findIndex(({ platform }) => platform === config.platform) < place)
      context.addIssue({ code: 'custom', path: [place, 'platform'], message: twiceText })
    const misfit = findConfigProblem(config)
    if (misfit) context.addIssue({ code: 'custom', path: [place, misfit.field], message: misfit.text })
  })
}
const twiceText = ruleText(creatorRules, 'twice')

export const newCreationSchema = z.object({
  /** Created by the caller per click: sent twice, it is one creation. */
  key: z.uuid().optional(),
  idea: z.string().trim().min(1, ruleText(creatorRules, 'tellUsYourIdea')).max(MAX_IDEA, atMost(MAX_IDEA)),
  /** What the texts should say, beyond the idea. */
  text: z.string().trim().max(MAX_IDEA, atMost(MAX_IDEA)).optional(),
  ...briefChoices,
  brandId: z.uuid().nullish(),
  ...imageChoice,
  platforms: z
    .array(platformConfigSchema)
    .min(1, ruleText(creatorRules, 'chooseAtLeastOnePlatform'))
    .max(MAX_PLATFORMS)
    .superRefine(checkPlatforms),
  /** Decides season and holidays, and is the default when the draft is scheduled. */
  scheduledFor: z.iso.datetime({ offset: true }).nullish(),
  /** Forces the built-in writer, for people whose AI provider failed. */
  writer: z.enum(['built-in']).optional(),
})
export type NewCreation = z.output<typeof newCreationSchema>

/** The request, its number of attempts, and the picture text once the texts are written. */
export type CreationInput = Omit<NewCreation, 'key'> & { runs: number; picture?: PictureWords }

export const creationSteps = ['waiting', 'writing', 'drawing', 'done', 'failed'] as const
export type CreationStep = (typeof creationSteps)[number]
export const creationProgressSchema = z.partialRecord(z.enum(allPlatforms), z.enum(creationSteps))
export type CreationProgress = z.output<typeof creationProgressSchema>

export const creationStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type CreationStatus = (typeof creationStatuses)[number]

export const creationSchema = z.object({
  id: z.uuid(),
  status: z.enum(creationStatuses),
  progress: creationProgressSchema,
  input: newCreationSchema.omit({ key: true }),
  campaignId: z.uuid().nullable(),
  /** Why it failed, in words, and whether the built-in writer could do it instead. */
  error: z.object({ code: z.string(), message: z.string(), offersBuiltIn: z.boolean() }).nullable(),
  createdAt: instantSchema,
})
export type Creation = z.output<typeof creationSchema>

const mediumSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['picture', 'video']),
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

export const createdPostSchema = z.object({
  id: z.uuid(),
  platform: z.enum(allPlatforms),
  title: z.string(),
  text: z.string(),
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  state: z.enum(postStates),
  scheduledFor: instantSchema.nullable(),
  plannedZone: z.string().nullable(),
  formats: z.array(z.string()),
  media: z.array(mediumSchema),
})
export type CreatedPost = z.output<typeof createdPostSchema>

/** The resulting draft, once it exists. */
export const createdCampaignSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  posts: z.array(createdPostSchema),
})
export type CreatedCampaign = z.output<typeof createdCampaignSchema>

const byId = z.object({ id: z.uuid() })

export const createCreation = endpoint({
  method: 'POST',
  path: '/api/creations',
  access: 'signed-in',
  summary: 'Turn an idea into a draft campaign for the chosen platforms; it runs in the background',
  body: newCreationSchema,
  response: creationSchema,
  status: 202,
  rateLimits: costly({ person: 30, seconds: 600 }),
})

export const listCreations = endpoint({
  method: 'GET',
  path: '/api/creations',
  access: 'signed-in',
  summary: 'Creations of the signed-in person, newest first, one page at a time',
  topics: ['creations'],
  query: z.object(pageQuery),
  response: list(creationSchema),
})

export const getCreation = endpoint({
  method: 'GET',
  path: '/api/creations/:id',
  access: 'signed-in',
  summary: 'Progress of a creation, and the resulting draft',
  topics: ['creations/:id', 'campaigns'],
  params: byId,
  response: creationSchema.extend({
    /** The texts so far, by platform; the ones that are done stay as they are in the draft. */
    texts: liveTextsSchema,
    campaign: createdCampaignSchema.nullable(),
  }),
})
export type CreationDetails = z.output<typeof getCreation.response>

export const downloadCreation = endpoint({
  method: 'GET',
  path: '/api/creations/:id/download',
  access: 'signed-in',
  summary: 'The texts, images and videos of the draft as a ZIP archive, for one platform or for all',
  params: byId,
  query: z.object({ platform: z.enum(allPlatforms).optional() }),
  response: file('application/zip'),
  rateLimits: costly({ person: 20, seconds: 60 }),
})
