import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

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
