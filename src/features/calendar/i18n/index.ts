// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const calendarSampleMessages = messages({ en: en.calendarSample, es: es.calendarSample })
export const calendarMessages = messages({ en: en.calendar, es: es.calendar })
export const calendarRules = messages({ en: en.calendarRules, es: es.calendarRules })
