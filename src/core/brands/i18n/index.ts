// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const brandMessages = messages({ en: en.brand, es: es.brand })
export const businessNameMessages = messages({ en: en.businessName, es: es.businessName })
export const brandsRules = messages({ en: en.brandsRules, es: es.brandsRules })
export const brandsErrors = messages({ en: en.brandsErrors, es: es.brandsErrors })
