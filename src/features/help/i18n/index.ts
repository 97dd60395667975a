// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const helpChatMessages = messages({ en: en.helpChat, es: es.helpChat })
export const helpMessages = messages({ en: en.help, es: es.help })
export const helpRules = messages({ en: en.helpRules, es: es.helpRules })
