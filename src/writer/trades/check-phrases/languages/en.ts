import type { Finding } from '../rules.ts'
import { wordsIn } from '../tokens.ts'

/** Words that sound otherwise than they are spelled. */
const soundsLikeConsonant = /^(?:one|once|uni(?!n)|us[aeiu]|euro|ewe|ute)/
const soundsLikeVowel = /^(?:hour|honest|honor|heir|heirloom)/
const letter = /^[aeiouàâéèêëîïôû]/

/** "a apple", "an bread": the article before each word. */
function checkArticles(text: string): Finding[] {
  const words = wordsIn(text)
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if ((word !== 'a' && word !== 'an') || next === undefined || /^\d/.test(next)) return []
    // A letter by itself is named, not read.
    if (next.length === 1 || !text.toLowerCase().includes(`${word} ${next}`)) return []
    const startsWithVowel =
      (letter.test(next) && !soundsLikeConsonant.test(next)) || soundsLikeVowel.test(next)
    return startsWithVowel === (word === 'an')
      ? []
      : [{ rule: 'agreement', found: `${word} ${next}` } as const]
  })
}

export const pairsQuestions: boolean = false

/** Rules that only this language has. */
export const checkLanguage = (text: string): Finding[] => checkArticles(text)
