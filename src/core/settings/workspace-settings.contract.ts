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

/** Business settings for the owner and managers. */
export const workspaceDetailsSchema = z.object({
  /** The name customers see; empty until set. Once set, it cannot be cleared. */
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
  /** Below emails to customers, where the law asks for it; unchanged if it is left out. */
  postalAddress: z.string().trim().max(300, atMostCharacters(300)).optional(),
  /** Per month, in minor units of the currency. */
  salesTarget: centsSchema.nullable(),
})
export type WorkspaceDetails = z.output<typeof workspaceDetailsSchema>

export const workspaceSettingsSchema = workspaceDetailsSchema.extend({
  id: z.uuid(),
  plan: z.enum(planIds),
  postalAddress: z.string(),
  // Stored values were validated on input; a newer list must not make them unreadable.
  timeZone: z.string(),
  currency: z.string(),
  country: z.string().nullable(),
  /** Amounts exist in this currency, so changing it needs a confirmation. */
  hasAmounts: z.boolean(),
  /** Progress of recounting figures for another time zone; null if all are current. */
  recountPercent: z.number().nullable(),
})
export type WorkspaceSettings = z.output<typeof workspaceSettingsSchema>

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/api/workspace',
  access: 'signed-in',
  summary: 'Business settings: name, location, currency and plan',
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
  summary: 'Choose another plan; it charges and limits nothing',
  body: z.object({ plan: z.enum(planIds) }),
  response: workspaceSettingsSchema,
})
