import * as z from 'zod'
import { recipients } from '#connectors/social/channel.ts'
import { endpoint, file } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { phoneNumberIn } from '#platform/phone-number.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { mailingRules } from './i18n/index.ts'

/** `sending`: with the mail server or network now. `skipped`: not sent, because the person or we no longer wanted it. */
export const deliveryStates = [
  'queued',
  'sending',
  'sent',
  'unconfirmed',
  'refused',
  'failed',
  'skipped',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery did not go well; each has a text. */
export const deliveryProblems = [
  'no_mailbox',
  'not_on_network',
  'limited',
  'opted_out',
  'refused',
  'busy',
  'lost_answer',
  'no_consent',
  'stopped',
  'sender_refused',
  'template_refused',
  'unreachable',
  'disconnected',
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

/** What is missing before anything can be sent. */
export const missingDetails = ['business_name', 'postal_address'] as const

/** Addresses with problems that are listed. */
export const MOST_PROBLEMS = 100

const mailingSchema = z.object({
  goesTo: z.enum(recipients),
  /** Addresses that would get it now: customers who agreed, without those that must not get anything. */
  audience: z.number(),
  /** Customers who agreed, but whose phone number has no country code. */
  withoutCode: z.number(),
  /** A person can send it to themselves: its account is a real one, and its text needs no approval or has it. */
  canTest: z.boolean(),
  /** What the owner says a message costs, in ten-thousandths of the workspace's currency. */
  messagePrice: z.number().nullable(),
  /** The account it goes through; null if none is connected. */
  /** `tellsReceipts`: the network says afterwards what arrived. */
  channel: z.object({ name: z.string(), isTest: z.boolean(), tellsReceipts: z.boolean() }).nullable(),
  missing: z.array(z.enum(missingDetails)),
  /** Links in the mail work for customers. Without a public address of this installation, they do not. */
  hasPublicLinks: z.boolean(),
  /** Null until it is sent. */
  progress: z
    .object({
      startedAt: instantSchema,
      endedAt: instantSchema.nullable(),
      isStopped: z.boolean(),
      total: z.number(),
      ...(Object.fromEntries(deliveryStates.map((state) => [state, z.number()])) as Record<
        DeliveryState,
        z.ZodNumber
      >),
      /** Of those sent to phones: how many arrived and were read, as far as the network tells. */
      delivered: z.number(),
      read: z.number(),
      /** Of those who got it. */
      unsubscribed: z.number(),
    })
    .nullable(),
  /** Links whose clicks are counted, in the order of the clicks. */
  links: z.array(z.object({ code: z.string(), url: z.string(), clicks: z.number() })),
  problems: z.array(
    z.object({
      id: z.uuid(),
      address: z.string(),
      customerId: z.uuid().nullable(),
      state: z.enum(deliveryStates),
      problem: z.enum(deliveryProblems).nullable(),
      /** What the mail server said. */
      answer: z.string().nullable(),
    }),
  ),
})
export type Mailing = z.output<typeof mailingSchema>

const byPost = z.object({ id: z.uuid(), postId: z.uuid() })

export const getMailing = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/posts/:postId/mailing',
  access: 'signed-in',
  summary: 'Who gets a post by email or as a message, and how sending goes',
  topics: ['mailings', 'campaigns', 'customers', 'social-accounts', 'workspace', 'message-templates'],
  params: byPost,
  response: mailingSchema,
})

export const previewMailing = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/posts/:postId/mailing/preview',
  access: 'signed-in',
  summary: 'Preview of a post as the email that customers get, with its images inside',
  topics: ['campaigns', 'brands', 'brand-design', 'workspace'],
  params: byPost,
  response: z.object({ subject: z.string(), from: z.string().nullable(), html: z.string() }),
})

export const sendMailingTest = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/mailing/test',
  access: 'signed-in',
  summary: 'Send the mail to the person who asks, and to nobody else',
  params: byPost,
  response: z.object({ sentTo: z.string() }),
  rateLimits: costly({ person: 20, seconds: 600 }),
})

export const testMessageSchema = z.object({
  phone: z
    .string()
    .max(50)
    .refine((text) => phoneNumberIn(text) !== null, { error: ruleText(mailingRules, 'enterPhone') })
    .transform((text) => phoneNumberIn(text) ?? ''),
})

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/mailing/test-message',
  access: 'signed-in',
  summary: 'Send the approved message to the phone of the person who asks, and to nobody else',
  params: byPost,
  body: testMessageSchema,
  response: z.object({ sentTo: z.string() }),
  rateLimits: costly({ person: 20, seconds: 600 }),
})

export const stopMailing = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/mailing/stop',
  access: 'manager',
  summary: 'Stop sending: who has not got the mail yet does not get it',
  params: byPost,
  response: mailingSchema,
})

/** A price of 100 is more than any country asks. */
export const MOST_PER_MESSAGE = 1_000_000
export const messagePriceSchema = z.object({
  /** In ten-thousandths of the workspace's currency; null if it is not known. */
  messagePrice: z.number().int().min(0).max(MOST_PER_MESSAGE).nullable(),
})

export type MessagePrice = z.output<typeof messagePriceSchema>

export const saveMessagePrice = endpoint({
  method: 'PUT',
  path: '/api/mailing-settings/message-price',
  access: 'manager',
  summary: 'Note what a message to a phone costs, to see the sum before sending',
  body: messagePriceSchema,
  response: messagePriceSchema,
})

const mailingSettingsSchema = z.object({
  /** Links of the next emails lead through this installation, which counts clicks. */
  countsClicks: z.boolean(),
})
export type MailingSettings = z.output<typeof mailingSettingsSchema>

export const getMailingSettings = endpoint({
  method: 'GET',
  path: '/api/mailing-settings',
  access: 'signed-in',
  summary: 'Whether clicks on links in emails are counted',
  topics: ['mailings'],
  response: mailingSettingsSchema,
})

export const saveMailingSettings = endpoint({
  method: 'PUT',
  path: '/api/mailing-settings',
  access: 'owner',
  summary: 'Decide whether clicks on links in emails are counted',
  body: mailingSettingsSchema,
  response: mailingSettingsSchema,
})

export const openMailLink = endpoint({
  method: 'GET',
  path: '/l/:code',
  access: 'public',
  ignoresSession: true,
  summary: 'A link of an email: counts the click and leads to the stored address, nowhere else',
  params: z.object({ code: z.string().max(100) }),
  response: file('text/html'),
})
