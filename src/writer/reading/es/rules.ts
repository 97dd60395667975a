import type { LanguageRules } from '../language-rules.ts'
import table from '../learned/es.json' with { type: 'json' }
import { openKindTable } from '../learned/kind-table.ts'
import { findDirections } from './directions.ts'
import { findSlots } from './find-slots.ts'
import { glue } from './glue.ts'
import { findPlay, isGrave, scoreKinds } from './kinds.ts'
import { polish } from './polish.ts'
import { punctuate } from './punctuate.ts'
import { findRequestEnd } from './requests.ts'
import { opensStatement } from './statements.ts'
import { stem } from './stem.ts'

export const esRules: LanguageRules = {
  punctuate,
  findRequestEnd,
  findSlots,
  findDirections,
  scoreKinds,
  kindTable: openKindTable(table),
  stem,
  isGrave,
  findPlay,
  polish,
  glue,
  opensStatement,
}
