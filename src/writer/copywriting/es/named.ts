import type { Scene } from '../grammar/grammar.ts'
import { lowered } from './phrases.ts'

/** Beginnings after which a name before them would be one too many. */
const LEADS =
  /[:¿¡]|^(?:feliz|felices|gracias|ven|vení|te esperamos|plan para|apunta|llega|llegan)(?!\p{L})/iu

/** "Buscamos", "cerramos", "ya tenemos". */
const WE =
  /^(?:ya |hoy |mañana )?(?!(?:k?i?l?o?gra|ra|tra|re|pri|raci|extre|próxi|últi|míni|máxi|mis)mos\s)\p{L}{2,14}mos\s/iu

/** See `Grammar.named`. */
export function named(sentence: string, { shop }: Scene): readonly string[] {
  if (shop === '' || sentence.toLowerCase().includes(shop.toLowerCase())) return []
  const rest = lowered(sentence)
  if (WE.test(sentence)) return [`En ${shop} ${rest}`]
  return LEADS.test(sentence) ? [] : [`En ${shop}: ${rest}`, `${shop}: ${rest}`]
}
