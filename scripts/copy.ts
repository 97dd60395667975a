import { parseArgs } from 'node:util'
import { allPlatforms, isPlatform } from '#connectors/social/platforms.ts'
import { industries } from '#platform/industries.ts'
import { locales } from '#platform/locale.ts'
import { writeCampaign } from '#writer/copywriting/write-campaign.ts'
import { readBrief } from '#writer/reading/read-brief.ts'

const USAGE = `Prints how a brief is read and what is written from it.

npm run copy -- "20% off balayage this week" --shop "Mane & Co" --industry beauty --platforms x,facebook

  --shop, --industry, --products, --style    what the shop has entered; products separated by commas
  --locale en|es, --country GB               language and country of the shop
  --platforms                                separated by commas; all of them without it
  --day 2026-05-02                           the shop's today
  --seed 1                                   another number, other words`

const options = {
  shop: { type: 'string', default: '' },
  industry: { type: 'string' },
  country: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  products: { type: 'string', default: '' },
  platforms: { type: 'string', default: allPlatforms.join(',') },
  style: { type: 'string' },
  day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}

const { values, positionals } = readArguments()
const idea = positionals.join(' ')
if (values.help || idea === '') {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
const locale = locales.find((one) => one === values.locale) ?? 'en'
const country = values.country ?? null
const products = list(values.products)
const today = values.day

const reading = readBrief(idea, { locale, country, today, products })
console.log(`${reading.kind} (${reading.confidence.toFixed(2)})${reading.isSerious ? ', serious' : ''}`)
for (const { polished, isCovered, slots } of reading.statements) {
  console.log(`  ${isCovered ? '+' : '-'} ${polished}`)
  for (const place of slots) console.log(`      ${JSON.stringify(reading.slots[place]?.value)}`)
}
for (const { text, wish } of reading.directions) console.log(`  > ${text}: ${JSON.stringify(wish)}`)

const start = performance.now()
const written = await writeCampaign({
  locale,
  idea,
  shop: {
    name: values.shop,
    industry: industries.find((one) => one === values.industry) ?? null,
    country,
    products,
    brandStyle: values.style ?? null,
  },
  platforms: list(values.platforms).filter(isPlatform),
  day: today,
  seed: Number(values.seed),
})
console.log(`\n${written.title} (${Math.round(performance.now() - start)} ms)\n${written.description}`)
for (const [platform, { title, text }] of written.posts)
  console.log(`\n== ${platform}${title ? `: ${title}` : ''}\n${text}`)
console.log('\n== variations', written.variations)
console.log(written.picture, written.suggestedHashtags.join(' '), written.visualSuggestions)
