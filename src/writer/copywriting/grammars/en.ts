import { english } from '../en/english.ts'
import type { Grammar } from '../grammar/grammar.ts'

export const grammars: Grammar = english
