// Written by `npm run catalogs`; the texts are in the files beside it.
import { messages } from '#platform/messages.ts'
import * as en from './en.ts'
import * as es from './es.ts'

export const planMessages = messages({ en: en.plan, es: es.plan })
export const plannerInsightsMessages = messages({ en: en.plannerInsights, es: es.plannerInsights })
export const plannerMessages = messages({ en: en.planner, es: es.planner })
export const plannerRules = messages({ en: en.plannerRules, es: es.plannerRules })
export const plannerErrors = messages({ en: en.plannerErrors, es: es.plannerErrors })
