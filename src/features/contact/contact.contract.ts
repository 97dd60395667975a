import * as z from 'zod'
import { emailSchema } from '#platform/email.ts'
import { endpoint } from '#platform/endpoint.ts'
import { planIds } from '#platform/plans.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { contactRules } from './i18n/index.ts'

export const contactTopics = ['support', 'sales'] as const
export type ContactTopic = (typeof contactTopics)[number]

const MESSAGE_LIMIT = 5000

/** Part of a mail subject and of one terminal line, so it must not contain line breaks. */
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, atMostCharacters(max))
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, ruleText(contactRules, 'onOneLine'))

export const contactSchema = z.object({
  topic: z.enum(contactTopics),
  name: oneLine(100).min(1, ruleText(contactRules, 'nameIsRequired')),
  email: emailSchema,
  company: oneLine(200)
    .nullish()
    .transform((company) => company || null),
  message: z
    .string()
    .trim()
    .min(10, ruleText(contactRules, 'messageTooShort'))
    .max(MESSAGE_LIMIT, atMostCharacters(MESSAGE_LIMIT)),
  /** The plan whose button led here. */
  plan: z.enum(planIds).optional(),
})
export type ContactMessage = z.output<typeof contactSchema>

const hour = 60 * 60

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a message to the operator of this server',
  body: contactSchema,
  /** Always stored; `mailed` says that it is also mailed. */
  response: z.object({ mailed: z.boolean() }),
  status: 201,
  rateLimits: [
    { max: 3, seconds: hour, per: 'address', withField: 'email' },
    { max: 5, seconds: hour, per: 'address' },
  ],
})
