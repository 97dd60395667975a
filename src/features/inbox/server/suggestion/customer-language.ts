import { type Locale, locales } from '#platform/locale.ts'
import { fold, openLines, type SuggestionFacts, textBy } from './suggestion-facts.ts'
import { languageWords, requestWords } from './words/index.ts'

const words = new Map(locales.map((locale) => [locale, new Set(languageWords[locale].words.split(' '))]))

/** Frequent words of neighboring languages, which share "de" and "la" with Spanish. */
const foreign = new Set(
  'bonjour bonsoir est vous avez quel quelle combien je nous merci le les des une pour avec et ist und der die das ich sie haben wie viel danke bitte guten buongiorno ciao quanto costa avete vorrei il gli che per sono grazie ola voce voces nao obrigado obrigada quanto custa preco tem uma para bom dia com'.split(
    ' ',
  ),
)
/** Also Spanish. */
for (const shared of ['para', 'una', 'les']) foreign.delete(shared)

const LOOKED_AT = 5000
const SPANISH_SIGNS = /[¿¡ñ]/

/** The language of a text; `otherwise` if it is a third one, or a few words are not enough. */
export function languageOf(text: string, otherwise: Locale): Locale {
  const looked = text.slice(0, LOOKED_AT)
  const found = Array.from(fold(looked).matchAll(/[a-z']{1,30}/g), ([word]) => word)
  const scores = locales.map((locale) => {
    const known = found.filter((word) => words.get(locale)?.has(word)).length
    return { locale, score: known + (locale === 'es' && SPANISH_SIGNS.test(looked) ? 2 : 0) }
  })
  const [best, second] = scores.toSorted((a, b) => b.score - a.score)
  const others = found.filter((word) => foreign.has(word)).length
  if (!best || best.score === 0 || best.score === second?.score || others > best.score) return otherwise
  return best.locale
}

/** The language to answer in: of the open messages, else of all, else of the card, else of the shop. */
export function answerLanguage({ lines, customer, shop }: SuggestionFacts): Locale {
  const usual = languageOf(textBy(lines, 'customer'), customer?.language ?? shop.locale)
  return languageOf(openLines(lines).join('\n'), usual)
}

export type Address = 'familiar' | 'formal' | 'vos'

/** How to address the customer: the way they address the shop. */
export function addressOf({ lines, shop }: SuggestionFacts, language: Locale): Address {
  const text = fold(textBy(lines, 'customer'))
  const { formal, familiar, vos } = requestWords[language]
  const politeness = (text.match(formal)?.length ?? 0) - (text.match(familiar)?.length ?? 0)
  if (politeness > 0) return 'formal'
  return shop.country === 'AR' || vos.test(text) ? 'vos' : 'familiar'
}
