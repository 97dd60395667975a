// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const campaignDetailMessages = messages({ en: en.campaignDetail, es: es.campaignDetail })
export const manualPublishMessages = messages({ en: en.manualPublish, es: es.manualPublish })
export const postStoryMessages = messages({ en: en.postStory, es: es.postStory })
