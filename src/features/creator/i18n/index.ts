// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const creatorMessages = messages({ en: en.creator, es: es.creator })
export const creatorRules = messages({ en: en.creatorRules, es: es.creatorRules })
