import { BORDER, type SignWord, SpellingMender } from './sign-words.ts'
import { wordSet } from './words.ts'

/**
 * A phrase in words: `a/b` is either, a `?` behind makes it optional, `_` is any word, `~` up to three words, `#` a number,
 * `fund*` any word that begins so. `^` in front: at the beginning of a clause. `$` behind: at its end.
 */
type Part = {
  words: ReadonlySet<string>
  beginnings: readonly string[]
  form: 'word' | 'any' | 'gap' | 'number' | 'start' | 'end'
  isOptional: boolean
}

const numberWords = wordSet(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred',
)
/** "no refunds" tells nothing about refunds. */
const negations = wordSet('no not without never')
const MOST_IN_GAP = 3

const isNumber = (word: string): boolean => numberWords.has(word) || /^\d/.test(word)

function partOf(written: string): Part {
  const isOptional = written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const forms = { _: 'any', '~': 'gap', '#': 'number', '^': 'start', $: 'end' } as const
  const form = bare in forms ? forms[bare as keyof typeof forms] : 'word'
  const words = form === 'word' ? bare.split('/') : []
  return {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    form,
    isOptional,
  }
}

const matches = (part: Part, word: string): boolean => {
  if (word === BORDER) return false
  if (part.form === 'any') return true
  if (part.form === 'number') return isNumber(word)
  return part.words.has(word) || part.beginnings.some((beginning) => word.startsWith(beginning))
}

type Compiled = { group: number; parts: readonly Part[] }

/** `first` and `end` are places in the words, `place` is one in the text. */
export type PhraseHit = { group: number; place: number; words: string; first: number; end: number }

/** Looks for many phrases at once; a slip of one letter in a long word is forgiven. */
export class PhraseFinder {
  readonly #byFirst = new Map<string, Compiled[]>()
  readonly #loose: Compiled[] = []
  readonly #mender: SpellingMender

  /** Each group is phrases separated by `|` or lines. The words of `otherGroups` are spelled right too. */
  constructor(groups: readonly string[], otherGroups: readonly string[] = []) {
    const vocabulary = otherGroups.flatMap((phrases) => phrases.split(/[^a-z]+/))
    for (const [group, phrases] of groups.entries()) {
      for (const phrase of phrases.split(/[|\n]/)) {
        const parts = phrase.trim().split(/\s+/).filter(Boolean).map(partOf)
        if (parts.length === 0) continue
        for (const { words } of parts) vocabulary.push(...words)
        this.#index({ group, parts })
      }
    }
    this.#mender = new SpellingMender(vocabulary)
  }

  #index(compiled: Compiled): void {
    const first = compiled.parts.find(({ form }) => form !== 'start')
    if (first?.form !== 'word' || first.isOptional || first.beginnings.length > 0) {
      this.#loose.push(compiled)
      return
    }
    for (const word of first.words) {
      const known = this.#byFirst.get(word)
      if (known) known.push(compiled)
      else this.#byFirst.set(word, [compiled])
    }
  }

  /** The first place of every phrase that the words have. */
  find(typed: readonly SignWord[]): PhraseHit[] {
    const words = typed.map(({ word, place }) => ({ word: this.#mender.mend(word), place }))
    const hits: PhraseHit[] = []
    const done = new Set<Compiled>()
    for (const [at, { word, place }] of words.entries()) {
      if (word === BORDER || negations.has(words[at - 1]?.word ?? '')) continue
      for (const list of [this.#byFirst.get(word) ?? [], this.#loose]) {
        for (const compiled of list) {
          if (done.has(compiled)) continue
          const end = endOf(compiled.parts, 0, words, at)
          if (end === -1) continue
          done.add(compiled)
          hits.push({
            group: compiled.group,
            place,
            first: at,
            end,
            words: words
              .slice(at, end)
              .map((one) => one.word)
              .join(' '),
          })
        }
      }
    }
    return hits
  }
}

/** Where the parts end if they begin at this word; -1 if they do not. */
function endOf(parts: readonly Part[], from: number, words: readonly SignWord[], at: number): number {
  const part = parts[from]
  if (!part) return at
  if (part.form === 'start') {
    const isStart = at === 0 || words[at - 1]?.word === BORDER
    return isStart ? endOf(parts, from + 1, words, at) : -1
  }
  if (part.form === 'end') return at >= words.length || words[at]?.word === BORDER ? at : -1
  if (part.form === 'gap') {
    for (let skipped = 0; skipped <= MOST_IN_GAP; skipped++) {
      const end = endOf(parts, from + 1, words, at + skipped)
      if (end !== -1) return end
      const next = words[at + skipped]
      if (!next || next.word === BORDER) return -1
    }
    return -1
  }
  const word = words[at]?.word
  if (word !== undefined && matches(part, word)) {
    const end = endOf(parts, from + 1, words, at + 1)
    if (end !== -1) return end
  }
  return part.isOptional ? endOf(parts, from + 1, words, at) : -1
}
