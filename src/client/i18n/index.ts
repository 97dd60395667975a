// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const commonMessages = messages({ en: en.common, es: es.common })
export const languageMessages = messages({ en: en.language, es: es.language })
export const zoneMessages = messages({ en: en.zone, es: es.zone })
export const availabilityMessages = messages({ en: en.availability, es: es.availability })
export const formRules = messages({ en: en.formRules, es: es.formRules })
export const nearbyTimeMessages = messages({ en: en.nearbyTime, es: es.nearbyTime })
