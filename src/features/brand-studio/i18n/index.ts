// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const guidelineMessages = messages({ en: en.guideline, es: es.guideline })
export const brandPictureMessages = messages({ en: en.brandPicture, es: es.brandPicture })
export const brandStudioMessages = messages({ en: en.brandStudio, es: es.brandStudio })
export const brandStudioRules = messages({ en: en.brandStudioRules, es: es.brandStudioRules })
