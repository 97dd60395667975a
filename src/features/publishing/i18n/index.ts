// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const publishingHealthMessages = messages({ en: en.publishingHealth, es: es.publishingHealth })
export const publishingRules = messages({ en: en.publishingRules, es: es.publishingRules })
export const publishingErrors = messages({ en: en.publishingErrors, es: es.publishingErrors })
