import * as z from 'zod'
import { empty, endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { returnedMailRules } from './i18n/index.ts'

/** Why the mailbox can't be read; each has a text. */
export const returnedMailProblems = [
  'login_refused',
  'insecure',
  'folder_missing',
  'unreachable',
  'password_lost',
] as const
export type ReturnedMailProblem = (typeof returnedMailProblems)[number]

const rule = (key: keyof typeof returnedMailRules.en) => ruleText(returnedMailRules, key)
const noControls = /^[^\p{Cc}]*$/u

/** The mailbox. Without `password` the stored one stays, if server and user are the same. */
export const returnedMailInputSchema = z.object({
  host: z
    .string()
    .trim()
    .min(1, rule('noHost'))
    .max(253, rule('noHost'))
    .regex(/^[\w.:[\]-]+$/, rule('noHost')),
  port: z.number(rule('noPort')).int(rule('noPort')).min(1, rule('noPort')).max(65_535, rule('noPort')),
  secure: z.boolean(),
  username: z.string().trim().min(1, rule('noUser')).max(200).regex(noControls, rule('noUser')),
  password: z.string().max(500).regex(noControls, rule('noPassword')).optional(),
  folder: z.string().trim().min(1, rule('noFolder')).max(200).regex(noControls, rule('noFolder')),
})
export type ReturnedMailInput = z.output<typeof returnedMailInputSchema>

const returnedMailSchema = z.object({
  /** Null if returned emails are not read. Never with its password. */
  mailbox: z
    .object({
      host: z.string(),
      port: z.number(),
      secure: z.boolean(),
      username: z.string(),
      folder: z.string(),
      /** When it was last read, or connected. */
      readAt: instantSchema,
      problem: z.enum(returnedMailProblems).nullable(),
    })
    .nullable(),
})
export type ReturnedMail = z.output<typeof returnedMailSchema>
export type ReturnedMailbox = NonNullable<ReturnedMail['mailbox']>

const path = '/api/mailing-settings/returned'

export const getReturnedMail = endpoint({
  method: 'GET',
  path,
  access: 'owner',
  summary: 'The mailbox where returned emails are read, without its password',
  topics: ['mailings'],
  response: returnedMailSchema,
})

export const saveReturnedMail = endpoint({
  method: 'PUT',
  path,
  access: 'owner',
  summary: 'Sign in to the mailbox of returned emails and save it if that works',
  body: returnedMailInputSchema,
  response: returnedMailSchema,
  rateLimits: costly({ person: 10, workspace: 20, seconds: 600 }),
})

export const removeReturnedMail = endpoint({
  method: 'DELETE',
  path,
  access: 'owner',
  summary: 'Stop reading returned emails, and delete the mailbox and its password',
  response: empty,
})
