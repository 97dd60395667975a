// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const featureExampleMessages = messages({ en: en.featureExample, es: es.featureExample })
export const landingMessages = messages({ en: en.landing, es: es.landing })
export const tourMessages = messages({ en: en.tour, es: es.tour })
