// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const otherCurrencyMessages = messages({ en: en.otherCurrency, es: es.otherCurrency })
export const salesCsvMessages = messages({ en: en.salesCsv, es: es.salesCsv })
export const salesMessages = messages({ en: en.sales, es: es.sales })
