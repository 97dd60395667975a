import * as z from 'zod'
import { emailSchema } from '#platform/email.ts'
import { empty, endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { settingsRules } from './i18n/index.ts'

const noHost = ruleText(settingsRules, 'noHost')
const noPort = ruleText(settingsRules, 'noPort')
const noName = ruleText(settingsRules, 'noName')
const oneLine = ruleText(settingsRules, 'oneLine')

/** The mail server. Without `password` the stored one stays, if server and user are the same. */
export const mailSettingsInputSchema = z.object({
  host: z
    .string()
    .trim()
    .min(1, noHost)
    .max(253, noHost)
    .regex(/^[\w.:[\]-]+$/, noHost),
  port: z.number(noPort).int(noPort).min(1, noPort).max(65_535, noPort),
  secure: z.boolean(),
  username: z.string().trim().max(200).optional(),
  password: z.string().max(500).optional(),
  fromName: z
    .string()
    .trim()
    .min(1, noName)
    .max(100)
    .regex(/^[^\r\n]*$/, oneLine),
  fromEmail: emailSchema,
})
export type MailSettingsInput = z.output<typeof mailSettingsInputSchema>

export const mailSettingsSchema = z.object({
  /** Whose mail server is in use. */
  source: z.enum(['workspace', 'installation', 'none']),
  host: z.string().nullable(),
  port: z.number().nullable(),
  secure: z.boolean().nullable(),
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The stored password is unreadable, because the app secret has changed. */
  isPasswordLost: z.boolean(),
  fromName: z.string().nullable(),
  fromEmail: z.string().nullable(),
  testedAt: instantSchema.nullable(),
})
export type MailSettings = z.output<typeof mailSettingsSchema>

const sent = z.object({
  /** Recipient of the test mail. */
  sentTo: z.string(),
})

// Every attempt sends a mail, so they are limited.
const rateLimits = costly({ person: 10, workspace: 20, seconds: 600 })

export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/settings/mail',
  access: 'manager',
  summary: 'The mail server in use, without its password',
  topics: ['mail-settings'],
  response: mailSettingsSchema,
})

export const saveMailSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/mail',
  // Password reset links are sent through it, so the person who sets it could read everyone's.
  access: 'owner',
  summary: 'Test a mail server with a mail to yourself and save it if that works',
  body: mailSettingsInputSchema,
  response: mailSettingsSchema.extend(sent.shape),
  rateLimits,
})

export const removeMailSettings = endpoint({
  method: 'DELETE',
  path: '/api/settings/mail',
  access: 'owner',
  summary: "Delete the workspace's mail server and its password",
  response: empty,
})

export const testMail = endpoint({
  method: 'POST',
  path: '/api/settings/mail/test',
  access: 'manager',
  summary: 'Send yourself a mail through the mail server in use',
  response: sent,
  rateLimits,
})
