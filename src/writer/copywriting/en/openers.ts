import type { Unit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'

/** See `Grammar.openers`. */
export function openers(unit: Unit, { kind, isSerious, tone }: Scene): readonly string[] {
  if (isSerious || unit.type === 'quote') return []
  const says = unit.words.toLowerCase()
  const isBright = tone.name === 'fun' || tone.name === 'bold' || tone.name === 'creative'
  const without = (word: string, lines: readonly string[]) => (says.includes(word) ? [] : lines)
  switch (kind) {
    case 'offer':
      return isBright ? without('good news', ['Good news.', 'This one is for you.']) : []
    case 'new_product':
      if (says.includes('back')) return []
      return without('new', isBright ? ['Look what is new.', 'New with us.'] : [])
    case 'event':
      return isBright ? without('diary', ['One for the diary.', 'Make a note of this.']) : []
    case 'contest':
      return /\b(?:win|giv(?:e|ing) away)\b/.test(says)
        ? []
        : without('giveaway', ['Giveaway.', 'We have something to give away.'])
    case 'tip':
      return without('tip', ['A small tip.', 'Worth knowing.'])
    default:
      return []
  }
}
