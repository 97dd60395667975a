// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const aiSettingsMessages = messages({ en: en.aiSettings, es: es.aiSettings })
export const industryMessages = messages({ en: en.industry, es: es.industry })
export const mailSettingsMessages = messages({ en: en.mailSettings, es: es.mailSettings })
export const recountMessages = messages({ en: en.recount, es: es.recount })
export const settingsRules = messages({ en: en.settingsRules, es: es.settingsRules })
export const settingsErrors = messages({ en: en.settingsErrors, es: es.settingsErrors })
