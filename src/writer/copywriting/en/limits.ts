import type { Scene } from '../grammar/grammar.ts'
import { sentence, unique } from '../sentence.ts'
import { fragmentWays, isCurt } from './fragments.ts'

const WAYS = 3

/** The limits as sentences of their own, in up to three ways; one empty text without any. */
export function limitWays(limits: readonly string[], scene: Scene): string[] {
  const each = limits.map((limit) => {
    const told = fragmentWays(limit, scene)
    return told.length > 0 && isCurt(limit, scene) ? told : [limit, ...told]
  })
  return unique(
    Array.from({ length: WAYS }, (_, way) =>
      each.map((ways) => sentence(ways[way] ?? ways[0] ?? '')).join(' '),
    ),
  ).concat(limits.length === 0 ? [''] : [])
}
