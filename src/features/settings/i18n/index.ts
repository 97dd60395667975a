// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const businessMessages = messages({ en: en.business, es: es.business })
export const planMessages = messages({ en: en.plan, es: es.plan })
export const settingsMessages = messages({ en: en.settings, es: es.settings })
export const settingsRules = messages({ en: en.settingsRules, es: es.settingsRules })
