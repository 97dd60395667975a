import { stemLine } from './stems.ts'

/** Their dishes are on every corner: only their own name tells them apart from a restaurant. */
export const knownByName: ReadonlySet<string> = new Set(['food-truck'])

/** Names of shops that no file of a trade has, by trade. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  restaurant: [
    'taqueria',
    'areperia',
    'pupuseria',
    'cevicheria',
    'marisqueria',
    'rosticeria',
    'smokehouse',
    'curry house',
    'noodle bar',
    'ramen bar',
    'sushi bar',
    'burger joint',
    'cantina',
  ],
  childcare: ['nursery', 'day nursery', 'montessori', 'forest school', 'pre school'],
}

/** A word that names a bar and much else: a wash bar, a candle bar. */
export const vagueNames: ReadonlySet<string> = new Set(['bar', 'pub'].map(stemLine))

/** What a brief says where a name has two meanings: a nursery has children or plants. */
const meanings: readonly { name: string; trade: string; said: readonly string[] }[] = [
  {
    name: 'nursery',
    trade: 'childcare',
    said: [
      ...'child children kid toddler baby parent teacher ofsted classroom term playroom mum dad carer'.split(
        ' ',
      ),
      ...['year old', 'key worker', 'open morning', 'little one', 'funded hour', 'settling in'],
    ],
  },
  {
    name: 'nursery',
    trade: 'garden-center',
    said: 'plant tree shrub hedge hedging bulb flower pot compost soil bedding perennial fruit seed rose lawn'.split(
      ' ',
    ),
  },
]

/** Dogs have nails, too. */
const animals = 'dog puppy pup cat kitten paw pet rabbit perro perrito cachorro gato mascota'
  .split(' ')
  .map(stemLine)
const bodyParts: ReadonlySet<string> = new Set(['nails', 'uñas'].map(stemLine))

/** Whether a brief speaks of an animal's nails. */
export const isOfAnimal = (line: string, said: string): boolean =>
  bodyParts.has(line) && animals.some((animal) => said.includes(animal))

/** Whether a trade's name means this trade here; a name with one meaning always does. */
export function isMeant(trade: string, line: string, text: string, industry: string | null): boolean {
  const name = line.trim()
  const own = meanings.find((meaning) => meaning.name === name && meaning.trade === trade)
  if (!own) return true
  if (industry === 'education') return trade === 'childcare'
  const others = meanings.filter((meaning) => meaning.name === name && meaning.trade !== trade)
  const saysOwn = own.said.some((word) => text.includes(stemLine(word)))
  return saysOwn && !others.some(({ said }) => said.some((word) => text.includes(stemLine(word))))
}
