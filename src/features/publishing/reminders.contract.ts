import * as z from 'zod'
import { empty, endpoint } from '#platform/endpoint.ts'

/** Minutes before the planned time. */
export const leadTimes = [10, 30, 60] as const

const minutesBefore = z.literal(leadTimes).nullable()

export const reminderSettingsSchema = z.object({
  /** Send an email when a post waits for this person. */
  isEmailed: z.boolean(),
  /** Remind them before its time too; null for no. */
  minutesBefore,
  /** Whether a mail server is set; without one nothing is sent. */
  canMail: z.boolean(),
  /** The key that a browser needs to accept our messages. */
  pushKey: z.string(),
  /** SHA-256 of the addresses of the browsers that get them, so that a browser finds itself. */
  devices: z.array(z.string()),
})
export type ReminderSettings = z.output<typeof reminderSettingsSchema>

export const reminderChoiceSchema = z.object({ isEmailed: z.boolean(), minutesBefore })
export type ReminderChoice = z.output<typeof reminderChoiceSchema>

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/publishing/reminders',
  access: 'signed-in',
  summary: 'How the person is reminded of posts that they publish themselves',
  topics: ['reminders', 'mail-settings'],
  response: reminderSettingsSchema,
})

export const saveReminders = endpoint({
  method: 'PUT',
  path: '/api/publishing/reminders',
  access: 'signed-in',
  summary: 'Choose how to be reminded of posts that they publish themselves',
  body: reminderChoiceSchema,
  response: reminderSettingsSchema,
})

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const endpointSchema = z.url({ protocol: /^https?$/ }).max(2000)

/** As the browser makes it (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  /** A point of P-256: 65 bytes. */
  p256dh: base64url(87).min(87),
  /** 16 bytes. */
  auth: base64url(22).min(22),
})
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>

export const addDevice = endpoint({
  method: 'PUT',
  path: '/api/publishing/reminders/device',
  access: 'signed-in',
  summary: 'Also send reminders to this browser, until the person signs out there',
  body: pushSubscriptionSchema,
  response: empty,
})

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/api/publishing/reminders/device',
  access: 'signed-in',
  summary: 'Send no more reminders to this browser',
  body: z.object({ endpoint: endpointSchema }),
  response: empty,
})
