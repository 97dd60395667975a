// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const fileMessages = messages({ en: en.file, es: es.file })
export const filesRules = messages({ en: en.filesRules, es: es.filesRules })
export const filesErrors = messages({ en: en.filesErrors, es: es.filesErrors })
