import * as z from 'zod'
import { countries } from '#platform/countries.ts'
import { endpoint } from '#platform/endpoint.ts'
import { industries } from '#platform/industries.ts'
import { locales } from '#platform/locale.ts'
import { centsSchema } from '#platform/money.ts'
import { planIds } from '#platform/plans.ts'
import { isTimeZone } from '#platform/time-zone.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { settingsRules } from './i18n/index.ts'

const longName = atMostCharacters(100)
const noZone = ruleText(settingsRules, 'noZone')
const noCurrency = ruleText(settingsRules, 'noCurrency')
const noCountry = ruleText(settingsRules, 'noCountry')

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)

/** What the owner and the managers decide about the business. */
export const workspaceDetailsSchema = z.object({
  /** What customers call it; empty as long as nobody has said. Once given, it cannot be emptied again. */
  name: z.string().trim().max(100, longName),
  industry: z.enum(industries).nullable(),
  timeZone: z.string().max(64, noZone).refine(isTimeZone, noZone),
  currency: z.string().max(3, noCurrency).refine(isCurrency, noCurrency),
  country: z
    .string()
    .max(2, noCountry)
    .refine((code) => countries.includes(code), noCountry)
    .nullable(),
  locale: z.enum(locales),
  /** A month, in the smallest units of the currency. */
  salesTarget: centsSchema.nullable(),
})
export type WorkspaceDetails = z.output<typeof workspaceDetailsSchema>

export const workspaceSettingsSchema = workspaceDetailsSchema.extend({
  id: z.uuid(),
  plan: z.enum(planIds),
  // What is stored was checked when it came in; a later version of the lists must not make it unreadable.
  timeZone: z.string(),
  currency: z.string(),
  country: z.string().nullable(),
  /** Amounts are written in the currency: it does not change without being asked for. */
  hasAmounts: z.boolean(),
  /** How far the figures have been recounted for another time zone; null when they are all in this one. */
  recountPercent: z.number().nullable(),
})
export type WorkspaceSettings = z.output<typeof workspaceSettingsSchema>

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/api/workspace',
  access: 'signed-in',
  summary: 'The business: its name, place, money and plan',
  topics: ['workspace'],
  response: workspaceSettingsSchema,
})

export const updateWorkspace = endpoint({
  method: 'PUT',
  path: '/api/workspace',
  access: 'manager',
  summary: 'Change the details of the business',
  body: workspaceDetailsSchema,
  response: workspaceSettingsSchema,
})

export const choosePlan = endpoint({
  method: 'PATCH',
  path: '/api/workspace/plan',
  access: 'owner',
  summary: 'Note another plan; nothing is charged or limited by it',
  body: z.object({ plan: z.enum(planIds) }),
  response: workspaceSettingsSchema,
})
