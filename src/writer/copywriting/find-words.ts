const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu
const accented = 'áéíóúü'

/** Accents of vowels are often left out; "año" and "ano" stay apart. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[áéíóúü]/g, (letter) => 'aeiouu'[accented.indexOf(letter)] ?? letter)

/** The words of a text in comparable form; those of a hashtag count one by one. */
export const foldedWords = (text: string): string[] => folded(text.replace(HUMP, ' ')).match(WORD) ?? []

/** A word or phrase to look for; one without letters, such as an emoji, is found anywhere. */
type Phrase = { words: readonly string[]; typed: string }

export const phraseOf = (typed: string): Phrase => ({ words: foldedWords(typed), typed: typed.trim() })

const isWord = (said: string, wanted: string) =>
  said === wanted || said === `${wanted}s` || said === `${wanted}es`

/** Whether the phrase is said, in singular or plural. */
export function says(text: string, words: readonly string[], phrase: Phrase): boolean {
  const wanted = phrase.words
  if (wanted.length === 0) return phrase.typed !== '' && text.includes(phrase.typed)
  return words.some((_, start) => wanted.every((word, place) => isWord(words[start + place] ?? '', word)))
}
