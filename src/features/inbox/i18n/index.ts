// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const conversationMessages = messages({ en: en.conversation, es: es.conversation })
export const inboxCsvMessages = messages({ en: en.inboxCsv, es: es.inboxCsv })
export const inboxMessages = messages({ en: en.inbox, es: es.inbox })
export const suggestionMessages = messages({ en: en.suggestion, es: es.suggestion })
export const inboxRules = messages({ en: en.inboxRules, es: es.inboxRules })
export const inboxErrors = messages({ en: en.inboxErrors, es: es.inboxErrors })
