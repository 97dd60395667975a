import * as z from 'zod'
import { platformRules } from './i18n/index.ts'
import { ruleText } from './validation.ts'

export const invalidEmail = ruleText(platformRules, 'invalidEmail')

export const emailSchema = z.string().trim().toLowerCase().max(254, invalidEmail).pipe(z.email(invalidEmail))
