// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const documentMessages = messages({ en: en.document, es: es.document })
export const privacyMessages = messages({ en: en.privacy, es: es.privacy })
export const termsMessages = messages({ en: en.terms, es: es.terms })
