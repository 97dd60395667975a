import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { endpoint, file } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly, type RateLimit } from '#platform/rate-limits.ts'
import { atMostCharacters } from '#platform/validation.ts'

export const consentChannels = ['email', 'whatsapp'] as const
export type ConsentChannel = (typeof consentChannels)[number]

export const consentStates = ['pending', 'granted', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]

/** The state of a customer; `none` if nothing was ever recorded. */
export const customerConsents = ['none', ...consentStates] as const
export type CustomerConsent = (typeof customerConsents)[number]

/** How the team learned of it. The team can choose these. */
export const recordedSources = ['form', 'in_person', 'message', 'manual'] as const
export type RecordedSource = (typeof recordedSources)[number]
/** `mail`: the customer pressed a button of an email. */
export const consentSources = [...recordedSources, 'import', 'mail'] as const
export type ConsentSource = (typeof consentSources)[number]

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Filters of the list: who can be reached, who was asked and has not answered, and who never agreed. */
export const reachFilters = [...consentChannels, 'asked', 'none'] as const
export type ReachFilter = (typeof reachFilters)[number]

/** Why a customer is not asked by email. */
export const askProblems = ['noEmail', 'granted', 'withdrawn', 'suppressed', 'askedRecently'] as const
export type AskProblem = (typeof askProblems)[number]

export const NOTE_LENGTH = 200
export const consentNoteSchema = z
  .string()
  .trim()
  .max(NOTE_LENGTH, atMostCharacters(NOTE_LENGTH))
  .nullish()
  .transform((text) => text || null)

const channelConsentSchema = z.object({
  state: z.enum(customerConsents),
  source: z.enum(consentSources).nullable(),
  note: z.string().nullable(),
  since: instantSchema.nullable(),
  isReachable: z.boolean(),
  /** Why the address or number gets nothing, whatever was agreed. */
  suppression: z.enum(suppressionReasons).nullable(),
})

export const customerConsentsSchema = z.object({
  email: channelConsentSchema.extend({
    /** Why the customer cannot be asked by email now. */
    askProblem: z.enum(askProblems).nullable(),
  }),
  whatsapp: channelConsentSchema,
  /** Newest first, at most 100. */
  history: z.array(
    z.object({
      id: z.uuid(),
      channel: z.enum(consentChannels),
      state: z.enum(consentStates),
      source: z.enum(consentSources),
      note: z.string().nullable(),
      changedAt: instantSchema,
    }),
  ),
})
export type CustomerConsents = z.output<typeof customerConsentsSchema>

const byId = z.object({ id: z.uuid() })

export const getConsents = endpoint({
  method: 'GET',
  path: '/api/customers/:id/consents',
  access: 'signed-in',
  summary: 'What one customer agreed to get, by channel, with its history',
  topics: ['customers/:id'],
  params: byId,
  response: customerConsentsSchema,
})

export const recordConsentSchema = z.object({
  channel: z.enum(consentChannels),
  state: z.enum(['granted', 'withdrawn']),
  source: z.enum(recordedSources),
  note: consentNoteSchema,
})

export const recordConsent = endpoint({
  method: 'POST',
  path: '/api/customers/:id/consents',
  access: 'signed-in',
  summary: 'Record that a customer agreed, or no longer agrees, to messages on one channel',
  params: byId,
  body: recordConsentSchema,
  response: customerConsentsSchema,
  idempotent: true,
})

const channelSummary = {
  reachable: z.number(),
  pending: z.number(),
  /** Customers whose address must not get mail. */
  suppressed: z.number(),
  total: z.number(),
}

export const consentSummary = endpoint({
  method: 'GET',
  path: '/api/consent/summary',
  access: 'signed-in',
  summary: 'How many customers can be reached by channel',
  topics: ['customers', 'brands'],
  query: z.object(brandQuery),
  response: z.object({
    email: z.object({
      ...channelSummary,
      /** Have an address and were never asked. */
      askable: z.number(),
    }),
    whatsapp: z.object(channelSummary),
  }),
})

export const MAX_ASKED = 500

export const askReportSchema = z.object({
  asked: z.number(),
  skipped: z.record(z.enum(askProblems), z.number()),
})
export type AskReport = z.output<typeof askReportSchema>

const askLimits = costly({ person: 30, seconds: 600 })

export const askForConsent = endpoint({
  method: 'POST',
  path: '/api/consent/ask',
  access: 'signed-in',
  summary: 'Ask customers by email whether they want to get emails; each address at most once in 7 days',
  body: z.object({ customerIds: z.array(z.uuid()).min(1).max(MAX_ASKED) }),
  response: askReportSchema,
  idempotent: true,
  rateLimits: askLimits,
})

export const askEveryone = endpoint({
  method: 'POST',
  path: '/api/consent/ask-everyone',
  access: 'signed-in',
  summary: 'Ask up to 500 customers who have an address and were never asked',
  body: z.object(brandQuery),
  response: askReportSchema,
  idempotent: true,
  rateLimits: askLimits,
})

const linkQuery = z.object({ token: z.string().max(1000).default('') })
/** Mail providers call for many people from one address. */
const linkLimits: readonly RateLimit[] = [{ max: 300, seconds: 5 * 60, per: 'address' }]
const page = file('text/html')

export const openConfirmation = endpoint({
  method: 'GET',
  path: '/api/consent/confirm',
  access: 'public',
  summary: 'The page where a customer confirms that they want emails; changes nothing',
  query: linkQuery,
  response: page,
  rateLimits: linkLimits,
})

export const confirmConsent = endpoint({
  method: 'POST',
  path: '/api/consent/confirm',
  access: 'public',
  summary: 'Confirm by the link of an email',
  query: linkQuery,
  bodyType: 'raw',
  bodyLimit: 10_000,
  response: page,
  rateLimits: linkLimits,
})

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/consent/unsubscribe',
  access: 'public',
  summary: 'The page where a customer unsubscribes from emails; changes nothing',
  query: linkQuery,
  response: page,
  rateLimits: linkLimits,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/consent/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe by the link of an email; mail programs call it too (RFC 8058)',
  query: linkQuery,
  bodyType: 'raw',
  bodyLimit: 10_000,
  response: page,
  rateLimits: linkLimits,
})

export const resubscribe = endpoint({
  method: 'POST',
  path: '/api/consent/resubscribe',
  access: 'public',
  summary: 'Undo unsubscribing, by the same link',
  query: linkQuery,
  bodyType: 'raw',
  bodyLimit: 10_000,
  response: page,
  rateLimits: linkLimits,
})
