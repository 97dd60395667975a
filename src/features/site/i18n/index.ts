// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const notFoundMessages = messages({ en: en.notFound, es: es.notFound })
export const pricingMessages = messages({ en: en.pricing, es: es.pricing })
export const screenNames = messages({ en: en.screenNames, es: es.screenNames })
export const siteMessages = messages({ en: en.site, es: es.site })
export const spanishPreviewMessages = messages({ en: en.spanishPreview, es: es.spanishPreview })
export const supportMessages = messages({ en: en.support, es: es.support })
