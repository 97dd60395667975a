// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const analyticsMessages = messages({ en: en.analytics, es: es.analytics })
export const businessMessages = messages({ en: en.business, es: es.business })
export const goalMessages = messages({ en: en.goal, es: es.goal })
export const analyticsRules = messages({ en: en.analyticsRules, es: es.analyticsRules })
