import { isPhraseEnd } from './words.ts'

const PHRASE_WORD = /(?<!\S)[\p{L}\d][\p{L}\p{M}\d'’-]*/uy
const JOINT = /(?<= )(?:and|&|\+|or|of|the|a|an|any)(?= )/y
const joints = new Set(['and', '&', '+', 'or'])
const MOST_WORDS = 7
const LONGEST_CLAUSE = 160

/** The end of the clause that runs at `from`: its comma, period or line end. */
export function clauseEnd(text: string, from: number): number {
  const last = Math.min(text.length, from + LONGEST_CLAUSE)
  for (let place = from; place < last; place++) {
    const sign = text.charAt(place)
    if ('\n;!?()'.includes(sign)) return place
    if ((sign === ',' || sign === '.' || sign === ':') && !/\S/.test(text.charAt(place + 1))) return place
    if (
      (sign === '-' || sign === '–' || sign === '—') &&
      text.startsWith(' ', place - 1) &&
      text.charAt(place + 1) === ' ' &&
      !/\d/.test(text.charAt(place - 2))
    ) {
      return place - 1
    }
  }
  return last
}

/** The name of a thing that begins at `from`: "all winter coats", "soup and a sandwich". Its end; `from` if there is none. */
export function phraseEnd(text: string, from: number): number {
  let place = from
  let end = from
  let isJoint = false
  for (let count = 0; count < MOST_WORDS; count++) {
    JOINT.lastIndex = place
    const joint = JOINT.exec(text)?.[0]
    PHRASE_WORD.lastIndex = place
    const word = joint ?? PHRASE_WORD.exec(text)?.[0]
    if (word === undefined) break
    const isName = joint === undefined
    if (
      isName &&
      (isPhraseEnd(word.toLowerCase()) || (word === 'all' && count > 0) || (/^\d/.test(word) && count > 0))
    )
      break
    if (isJoint && joints.has(word)) break
    isJoint = !isName
    place += word.length
    if (isName) end = place
    if (text.charAt(place) !== ' ') break
    place++
  }
  return end
}

/** The name of a thing that ends right before `to`, back to the border of its clause. */
export function phraseBefore(text: string, to: number): number {
  let place = to
  while (place > 0 && text.charAt(place - 1) === ' ') place--
  let start = to
  for (let count = 0; count < MOST_WORDS; count++) {
    let wordStart = place
    while (
      wordStart > 0 &&
      place - wordStart < 30 &&
      /[\p{L}\p{M}\p{N}'’-]/u.test(text.charAt(wordStart - 1))
    )
      wordStart--
    const word = text.slice(wordStart, place).toLowerCase()
    if (word === '' || /^\d+$/.test(word) || (isPhraseEnd(word) && word !== 'for')) break
    if (!joints.has(word)) start = wordStart
    place = wordStart
    if (text.charAt(place - 1) !== ' ') break
    place--
  }
  return start
}
