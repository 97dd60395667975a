import { esRules } from '../es/rules.ts'
import type { LanguageRules } from '../language-rules.ts'

export const languageRules: LanguageRules = esRules
