import { capitalizedLike } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'

/** "Apuntate" is right with vos; with tú its accent is missing. */
const imperatives: ReadonlyMap<string, string> = new Map(
  `apúntate anótate regístrate acércate pásate llévate llévatelo llévatela anímate quédate regálate preséntate prepárate llámanos
  escríbenos mándanos envíanos pregúntanos consúltanos visítanos cuéntanos etiquétanos menciónanos ayúdanos acompáñanos resérvalo
  resérvala encárgalo encárgala encárgalos encárgalas recógelo recógela tráelo tráela tráelos tráelas llévalo llévala mándalo mándala
  envíalo envíala apártalo apártala cómpralo cómprala úsalo úsala pregúntale déjalo déjala mírala míralo`
    .split(/\s+/)
    .map((word) => [
      word
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC'),
      word,
    ]),
)
const vosCountries = new Set(['AR', 'UY', 'PY'])
const WORD =
  /(?<![\p{L}@./#_-])\p{Ll}{4,12}(?![\p{L}@/_-])|(?<=^|[.!?¡¿] ?)\p{Lu}\p{Ll}{3,11}(?![\p{L}@/_-])/gu

const BARE_CV = /(?<=(?:^|[\s¡])(?:manda|envía|envia|mandá|enviá) )CV(?!\p{L})/giu

/** With the accents that requests to tú need, in countries that say tú: "envia tu CV" is "envía tu CV". */
export function withTuteo(typed: string, { country }: Scene): string {
  const text = typed.replace(BARE_CV, 'tu CV')
  if (vosCountries.has(country)) return text
  return text.replace(WORD, (word) => {
    const lower = word.toLowerCase()
    const right = lower === 'envia' ? 'envía' : imperatives.get(lower)
    if (right === undefined) return word
    return capitalizedLike(word, right)
  })
}
