// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const approvalMessages = messages({ en: en.approval, es: es.approval })
export const teamMessages = messages({ en: en.team, es: es.team })
export const teamRules = messages({ en: en.teamRules, es: es.teamRules })
export const teamErrors = messages({ en: en.teamErrors, es: es.teamErrors })
