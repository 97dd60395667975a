import { spanish } from '../es/spanish.ts'
import type { Grammar } from '../grammar/grammar.ts'

export const grammars: Grammar = spanish
