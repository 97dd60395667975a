import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#platform/locale.ts'
import type { TradeFile } from '../trade.ts'
import { tradeFiles } from '../trade-files.ts'
import { checkPhrases } from './check-phrases.ts'
import { type Rule, rules } from './rules.ts'
import { faultTexts } from './words/index.ts'

const banks = (locale: Locale) => new Map(Object.entries(tradeFiles[locale]))

function bankOf(trade: string, locale: Locale): TradeFile {
  const bank = banks(locale).get(trade)
  if (!bank) throw new Error(`There is no bank for ${trade}.`)
  return bank
}

const check = (bank: TradeFile, trade: string, locale: Locale) => {
  const others = banks(locale)
  others.delete(trade)
  return checkPhrases(bank, locale, others)
}

type PlainField =
  | 'truths'
  | 'invites'
  | 'behind'
  | 'questions'
  | 'calls'
  | 'shortCalls'
  | 'articles'
  | 'visuals'
  | 'hashtags'
  | 'emojis'

/** The rules that a phrase breaks if it is added to a list of the bakery. */
function rulesBrokenBy(text: string, field: PlainField, locale: Locale): Rule[] {
  const bank = bankOf('bakery', locale)
  const faults = check({ ...bank, [field]: [...bank[field], text] }, 'bakery', locale)
  const place = `${field}/${bank[field].length}`
  return faults.filter((fault) => fault.place === place).map(({ rule }) => rule)
}

test.each(locales.flatMap((locale) => [...banks(locale).keys()].map((id) => [locale, id] as const)))(
  'the bank %s/%s has no fault',
  (locale, id) => {
    const bank = bankOf(id, locale)
    expect(check(bank, id, locale).map(({ place, message }) => `${place}: ${message}`)).toEqual([])
  },
)

test('every rule has a text in every language, and one that names its word shows it', () => {
  for (const locale of locales) expect(Object.keys(faultTexts[locale])).toEqual([...rules])
  const bank = bankOf('bakery', 'es')
  const faults = check({ ...bank, calls: [...bank.calls, 'Venga a por el pan de la cena.'] }, 'bakery', 'es')
  expect(faults.map(({ message }) => message)).toEqual(['Habla de tú: cambia «Venga».'])
})

type Example = [rule: Rule, locale: Locale, field: PlainField, wrong: string, right: string]

const examples: Example[] = [
  ['empty', 'en', 'calls', '   ', 'Come for the warm rolls.'],
  ['placeholder', 'en', 'calls', 'Come to {shop} for bread.', 'Come to the shop for bread.'],
  ['placeholder', 'es', 'calls', 'Ven a {tienda por tu pan.', 'Ven a la tienda por tu pan.'],
  [
    'placeholder',
    'en',
    'calls',
    'Order rolls at www.rolls.example today.',
    'Order your rolls with a message.',
  ],
  ['placeholder', 'en', 'calls', 'Pick your loaf,, then your jam.', 'Pick your loaf, then your jam.'],
  ['spaces', 'en', 'calls', 'Come  by for a warm loaf.', 'Come by for a warm loaf.'],
  ['spaces', 'en', 'calls', 'Come by for a warm loaf .', 'Come by for a warm loaf.'],
  ['spaces', 'es', 'calls', 'Pasa por tu\u00a0hogaza.', 'Pasa por tu hogaza.'],
  ['pairs', 'es', 'questions', 'Quién corta la hogaza en tu casa?', '¿Quién corta la hogaza en tu casa?'],
  ['pairs', 'es', 'calls', '¡Pasa por tu hogaza.', 'Pasa por tu hogaza.'],
  ['pairs', 'es', 'questions', '?Quién corta el pan de molde¿?', '¿Quién corta el pan de molde?'],
  ['pairs', 'en', 'questions', '¿Who cuts the loaf at home?', 'Who cuts the loaf at home?'],
  [
    'pairs',
    'en',
    'calls',
    'Come by (and bring a bag for the loaf.',
    'Come by (and bring a bag for the loaf).',
  ],
  ['capital', 'en', 'calls', 'come by for a warm loaf.', 'Come by for a warm loaf.'],
  ['endMark', 'en', 'calls', 'Come by for a warm loaf', 'Come by for a warm loaf.'],
  ['questionMark', 'en', 'questions', 'Tell us who cuts the loaf.', 'Who cuts the loaf at home?'],
  ['noEndMark', 'en', 'articles', 'How to slice a warm loaf.', 'How to slice a warm loaf'],
  ['noEndMark', 'en', 'shortCalls', 'Choose a loaf.', 'Choose a loaf'],
  ['tooShort', 'en', 'truths', 'Bread is good.', 'Bread is the first thing to leave the table empty.'],
  ['tooLong', 'en', 'shortCalls', 'Choose a loaf from the shelf today', 'Choose a loaf'],
  ['hashtag', 'en', 'hashtags', '#WarmBread', 'WarmBread'],
  ['hashtag', 'en', 'hashtags', 'warm bread', 'WarmBread'],
  ['genericHashtag', 'en', 'hashtags', 'ShopLocal', 'WarmBread'],
  ['genericHashtag', 'es', 'hashtags', 'ComercioLocal', 'PanCaliente'],
  ['genericHashtag', 'es', 'hashtags', 'Motivación', 'PanCaliente'],
  ['emoji', 'en', 'emojis', ':)', '🥨'],
  ['emoji', 'en', 'emojis', '🥨🥨', '🥨'],
  ['superlative', 'en', 'calls', 'Try the best bread in town.', 'Try the bread while it is warm.'],
  [
    'superlative',
    'en',
    'invites',
    'Ask the number one bakery about rye.',
    'Ask us which rye bread is at its best.',
  ],
  ['superlative', 'es', 'calls', 'Prueba el mejor pan del barrio.', 'Prueba el pan recién salido.'],
  [
    'season',
    'en',
    'truths',
    'A loaf in winter warms two hands at once.',
    'A loaf in a bag warms two hands at once.',
  ],
  ['season', 'es', 'calls', 'Encarga el pan de Navidad.', 'Encarga el pan de la fiesta.'],
  ['network', 'en', 'calls', 'Find our bread on Instagram.', 'Find our bread on the shelf.'],
  ['network', 'es', 'calls', 'Pide tu hogaza por WhatsApp.', 'Pide tu hogaza con un mensaje.'],
  ['figure', 'en', 'calls', 'Take 10% off your loaf.', 'Take a loaf home.'],
  ['figure', 'es', 'calls', 'Llama al 600 123 456 por tu pan.', 'Llámanos por tu pan.'],
  ['register', 'es', 'calls', 'Venid por vuestro pan.', 'Ven por tu pan.'],
  ['register', 'es', 'calls', 'Escríbanos y apartamos su hogaza.', 'Escríbenos y apartamos tu hogaza.'],
  ['register', 'es', 'calls', 'Escribinos y te apartamos la hogaza.', 'Escríbenos y te apartamos la hogaza.'],
  ['register', 'es', 'questions', '¿Cuándo comés pan de molde?', '¿Cuándo comes pan de molde?'],
  ['register', 'es', 'questions', '¿Coméis pan de molde en casa?', '¿Comes pan de molde en casa?'],
  ['register', 'es', 'invites', 'Pregunte por el pan de la semana.', 'Pregunta por el pan de la semana.'],
  ['register', 'en', 'invites', 'Valued customer, ask about the rye bread.', 'Ask about the rye bread.'],
  ['spelling', 'en', 'invites', 'Ask us about the colour of a crust.', 'Ask us about the color of a crust.'],
  ['spelling', 'es', 'invites', 'Dinos para quién fué la hogaza.', 'Dinos para quién fue la hogaza.'],
  ['language', 'en', 'calls', 'Ven por tu pan con nosotros.', 'Come to us for your bread.'],
  ['language', 'es', 'calls', 'Come to us for your bread.', 'Ven por tu pan.'],
  ['agreement', 'en', 'calls', 'Take home a onion bagel.', 'Take home an onion bagel.'],
  ['agreement', 'en', 'calls', 'Wait an hour, then slice an loaf.', 'Wait an hour, then slice a loaf.'],
  ['agreement', 'es', 'calls', 'Llévate un hogaza para la cena.', 'Llévate una hogaza para la cena.'],
  ['agreement', 'es', 'calls', 'Llévate unas hogaza para la cena.', 'Llévate unas hogazas para la cena.'],
  [
    'agreement',
    'es',
    'calls',
    'Ven por la mañana a por el concha.',
    'Ven por el día a por la concha con la mano.',
  ],
  ['doubledWord', 'en', 'calls', 'Come by for for a warm loaf.', 'Come by for a warm loaf.'],
  [
    'foreignTerm',
    'en',
    'invites',
    'Ask us how long the meat has to rest.',
    'Ask us how long the dough has to rest.',
  ],
  [
    'foreignTerm',
    'es',
    'invites',
    'Dinos qué ramo quieres regalar hoy.',
    'Dinos qué hogaza quieres llevar hoy.',
  ],
]

describe('a phrase', () => {
  test.each(examples)('with the fault %s is found (%s %s): %s', (rule, locale, field, wrong, right) => {
    expect(rulesBrokenBy(wrong, field, locale)).toContain(rule)
    expect(rulesBrokenBy(right, field, locale)).toEqual([])
  })

  test('may praise in advice and questions, which claim nothing about the shop', () => {
    expect(rulesBrokenBy('Which bread makes the best toast?', 'questions', 'en')).toEqual([])
  })

  test('may mention a season where it is not used all year', () => {
    expect(rulesBrokenBy('What bread goes with winter soups?', 'questions', 'en')).toEqual([])
  })

  test('may name what another trade sells beside its own', () => {
    expect(rulesBrokenBy('Tell us the steak and we will find the bread.', 'invites', 'en')).toEqual([])
  })
})

describe('a bank', () => {
  const bakery = bankOf('bakery', 'en')
  const rulesAt = (bank: TradeFile, place: string) =>
    check(bank, 'bakery', 'en')
      .filter((fault) => fault.place === place)
      .map(({ rule }) => rule)

  test('says nothing twice, whatever its marks and capitals', () => {
    const [first = ''] = bakery.truths
    const shouted = `${first.slice(0, -1).toUpperCase()}.`
    expect(rulesAt({ ...bakery, truths: [...bakery.truths, shouted] }, 'truths/8')).toContain('duplicate')
  })

  test('says nothing that another trade says', () => {
    const [first = ''] = bankOf('florist', 'en').calls
    const faults = check({ ...bakery, calls: [...bakery.calls, first] }, 'bakery', 'en')
    expect(faults).toContainEqual(expect.objectContaining({ place: 'calls/5', rule: 'duplicateElsewhere' }))
    expect(faults.map(({ message }) => message).join()).toContain('florist')
  })

  test('may share hashtags and short calls with others', () => {
    const [tag = ''] = bankOf('pastry-shop', 'en').hashtags
    expect(rulesAt({ ...bakery, hashtags: [...bakery.hashtags, tag] }, 'hashtags/10')).toEqual([])
  })

  test('has enough of everything, and not too much', () => {
    expect(rulesAt({ ...bakery, tips: bakery.tips.slice(1) }, 'tips')).toEqual(['tooFew'])
    expect(rulesAt({ ...bakery, emojis: Array.from('🥖🍞🥐🌾🥯🥨🧈🍯🫓🥪🥞🧇🍩') }, 'emojis')).toEqual([
      'tooMany',
    ])
    const [subject, ...subjects] = bakery.subjects
    const thin = { words: subject?.words ?? [], lines: subject?.lines.slice(1) ?? [] }
    expect(rulesAt({ ...bakery, subjects: [thin, ...subjects] }, 'subjects/0/lines')).toEqual(['tooFew'])
  })

  test('shouts at most once', () => {
    const calls = [...bakery.calls, 'Come for the rye!', 'Come for the bagels!']
    expect(rulesAt({ ...bakery, calls }, 'calls/5')).toEqual([])
    expect(rulesAt({ ...bakery, calls }, 'calls/6')).toEqual(['shouts'])
  })

  test('recognizes its trade by words in lowercase', () => {
    const signs = { ...bakery.signs, names: [...bakery.signs.names, 'Bakery House'] }
    expect(rulesAt({ ...bakery, signs }, 'signs/names/5')).toEqual(['lowercase'])
  })

  test('checks both parts of a tip', () => {
    const tips = [...bakery.tips, { title: 'slice it.', text: 'Short.' }]
    expect(rulesAt({ ...bakery, tips }, 'tips/8/title')).toEqual(['capital', 'noEndMark'])
    expect(rulesAt({ ...bakery, tips }, 'tips/8/text')).toEqual(['tooShort'])
  })
})

test('most phrases of a florist that name flowers are noticed in a bakery', () => {
  const bakery = bankOf('bakery', 'en')
  const isForeign = (text: string) =>
    check({ ...bakery, truths: [...bakery.truths, text] }, 'bakery', 'en').some(
      ({ place, rule }) => place === 'truths/8' && rule === 'foreignTerm',
    )
  const { truths } = bankOf('florist', 'en')
  const naming = truths.filter((text) => /flower|bouquet|rose|tulip|peon/i.test(text))
  expect(naming.length).toBeGreaterThan(2)
  expect(naming.filter(isForeign).length).toBeGreaterThan(naming.length / 2)
})
