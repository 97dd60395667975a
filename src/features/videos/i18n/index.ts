// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const videoMessages = messages({ en: en.video, es: es.video })
export const videosRules = messages({ en: en.videosRules, es: es.videosRules })
export const videosErrors = messages({ en: en.videosErrors, es: es.videosErrors })
