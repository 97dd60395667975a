// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const invitationMailMessages = messages({ en: en.invitationMail, es: es.invitationMail })
export const joinMessages = messages({ en: en.join, es: es.join })
export const peopleMessages = messages({ en: en.people, es: es.people })
export const peopleRules = messages({ en: en.peopleRules, es: es.peopleRules })
export const peopleErrors = messages({ en: en.peopleErrors, es: es.peopleErrors })
