// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const authMessages = messages({ en: en.auth, es: es.auth })
export const profileMessages = messages({ en: en.profile, es: es.profile })
export const workspacesMessages = messages({ en: en.workspaces, es: es.workspaces })
export const authRules = messages({ en: en.authRules, es: es.authRules })
export const authErrors = messages({ en: en.authErrors, es: es.authErrors })
