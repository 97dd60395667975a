// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const behaviourMessages = messages({ en: en.behaviour, es: es.behaviour })
export const sandboxMessages = messages({ en: en.sandbox, es: es.sandbox })
export const sandboxNetworkRules = messages({ en: en.sandboxNetworkRules, es: es.sandboxNetworkRules })
export const sandboxNetworkErrors = messages({ en: en.sandboxNetworkErrors, es: es.sandboxNetworkErrors })
