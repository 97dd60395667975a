// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const integrationMessages = messages({ en: en.integration, es: es.integration })
export const integrationsRules = messages({ en: en.integrationsRules, es: es.integrationsRules })
export const integrationsErrors = messages({ en: en.integrationsErrors, es: es.integrationsErrors })
