// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const customersCsvMessages = messages({ en: en.customersCsv, es: es.customersCsv })
export const customerMessages = messages({ en: en.customer, es: es.customer })
export const customersRules = messages({ en: en.customersRules, es: es.customersRules })
export const customersErrors = messages({ en: en.customersErrors, es: es.customersErrors })
