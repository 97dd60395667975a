import { enRules } from '../en/rules.ts'
import type { LanguageRules } from '../language-rules.ts'

export const languageRules: LanguageRules = enRules
