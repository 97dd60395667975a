// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const campaignMessages = messages({ en: en.campaign, es: es.campaign })
export const postMediaMessages = messages({ en: en.postMedia, es: es.postMedia })
export const postReasonMessages = messages({ en: en.postReason, es: es.postReason })
export const postVideoMessages = messages({ en: en.postVideo, es: es.postVideo })
export const previewMessages = messages({ en: en.preview, es: es.preview })
export const campaignsRules = messages({ en: en.campaignsRules, es: es.campaignsRules })
export const campaignsErrors = messages({ en: en.campaignsErrors, es: es.campaignsErrors })
