// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const platformRules = messages({ en: en.platformRules, es: es.platformRules })
export const validationMessages = messages({ en: en.validation, es: es.validation })
export const platformErrors = messages({ en: en.platformErrors, es: es.platformErrors })
export const zoneTimeMessages = messages({ en: en.zoneTime, es: es.zoneTime })
