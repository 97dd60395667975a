// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const contactMessages = messages({ en: en.contact, es: es.contact })
export const contactRules = messages({ en: en.contactRules, es: es.contactRules })
