import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { PlanBrief, WrittenPlanEntry } from '#writer/writer.ts'
import { sentencesOf, type Tally } from './writer-quality.ts'

const shops: Omit<PlanBrief, 'month' | 'seed' | 'year' | 'season' | 'platforms'>[] = [
  {
    locale: 'es',
    shop: {
      name: 'Flores Berta',
      industry: 'retail',
      country: 'ES',
      products: ['Ramo de temporada', 'Peonías', 'Corona de flores'],
      brandStyle: null,
    },
  },
  {
    locale: 'en',
    shop: {
      name: 'Mane & Co',
      industry: 'beauty',
      country: 'US',
      products: ['Balayage', 'Blow dry', 'Cut'],
      brandStyle: 'fun',
    },
  },
  {
    locale: 'es',
    shop: {
      name: 'Trigo Lindo',
      industry: 'food',
      country: 'MX',
      products: ['Roscas', 'Conchas'],
      brandStyle: null,
    },
  },
]
const MONTHS = [2, 5, 9, 12]

/** Judges a few months of different shops: nothing is said twice, and every product gets its share. */
export async function judgeMonths(): Promise<{ repeats: Tally; balance: Tally }> {
  const repeats: Tally = { bad: 0, of: 0, examples: [] }
  const balance: Tally = { bad: 0, of: 0, examples: [] }
  for (const shop of shops)
    for (const month of MONTHS) {
      const { entries } = await builtInWriter.writePlan({
        ...shop,
        year: 2026,
        month,
        season: null,
        platforms: [],
        seed: month,
      })
      const known = new Set<string>()
      for (const { text, day } of entries)
        for (const sentence of sentencesOf(text)) {
          repeats.of++
          if (known.has(sentence)) {
            repeats.bad++
            repeats.examples.push(`${shop.shop.name} ${day}: ${sentence}`)
          }
          known.add(sentence)
        }
      const counts = shop.shop.products.map((product) => {
        const isAbout = ({ title, text, reason, reasonDetail }: WrittenPlanEntry) =>
          reason === 'product'
            ? reasonDetail === product
            : reason === 'holiday' && `${title} ${text}`.toLowerCase().includes(product.toLowerCase())
        return entries.filter(isAbout).length
      })
      balance.of++
      if (Math.max(...counts) - Math.min(...counts) > 1) {
        balance.bad++
        balance.examples.push(`${shop.shop.name} ${month}: ${counts.join(', ')}`)
      }
    }
  return { repeats, balance }
}
