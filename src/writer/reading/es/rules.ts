import type { LanguageRules } from '../language-rules.ts'
import { findDirections } from './directions.ts'
import { findSlots } from './find-slots.ts'
import { glue } from './glue.ts'
import { isGrave, scoreKinds } from './kinds.ts'
import { polish } from './polish.ts'
import { findRequestEnd } from './requests.ts'
import { opensStatement } from './statements.ts'

export const esRules: LanguageRules = {
  findRequestEnd,
  findSlots,
  findDirections,
  scoreKinds,
  isGrave,
  polish,
  glue,
  opensStatement,
}
