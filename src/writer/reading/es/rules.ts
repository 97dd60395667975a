import type { LanguageRules } from '../language-rules.ts'
import { findDirections } from './directions.ts'
import { findSlots } from './find-slots.ts'
import { glue } from './glue.ts'
import { graveSigns } from './kind-signs.ts'
import { scoreKinds } from './kinds.ts'
import { hasPhrase, parsePhrases } from './phrases.ts'
import { polish } from './polish.ts'
import { findRequestEnd } from './requests.ts'
import { opensStatement } from './statements.ts'
import { tokenize } from './tokens.ts'

const grave = parsePhrases(graveSigns)

export const esRules: LanguageRules = {
  findRequestEnd,
  findSlots,
  findDirections,
  scoreKinds,
  isGrave: (text) => hasPhrase(tokenize(text), grave),
  polish,
  glue,
  opensStatement,
}
