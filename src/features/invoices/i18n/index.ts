// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const invoicePdfMessages = messages({ en: en.invoicePdf, es: es.invoicePdf })
export const invoiceMessages = messages({ en: en.invoice, es: es.invoice })
export const invoicesRules = messages({ en: en.invoicesRules, es: es.invoicesRules })
export const invoicesErrors = messages({ en: en.invoicesErrors, es: es.invoicesErrors })
