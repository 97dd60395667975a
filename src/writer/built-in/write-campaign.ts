import type { Platform } from '#connectors/social/platforms.ts'
import { forAnyText } from '#connectors/social/recommended-platforms.ts'
import { countCodePoints } from '#platform/code-points.ts'
import type { Industry } from '#platform/industries.ts'
import type { CampaignBrief, PictureWords, WrittenCampaign, WrittenPost } from '../writer.ts'
import { asTitle, condense } from './condense.ts'
import { createDealer } from './dealer.ts'
import { hashtagsFrom } from './hashtags.ts'
import { giftDays } from './holiday-days.ts'
import { countryOf, holidaysAhead } from './holidays.ts'
import { readIdea } from './read-idea.ts'
import { seasonOn } from './season.ts'
import { productsOf, speakerFor } from './speaker.ts'
import { type Message, type Speaker, Voice } from './voice.ts'
import { writePost } from './write-post.ts'

const DAYS_BEFORE_A_HOLIDAY = 18
// In other industries gift days have little to do with the offer.
const sellsPresents = (industry: Industry | null) =>
  industry !== null && ['retail', 'food', 'beauty', 'fashion', 'travel'].includes(industry)
const VARIATIONS = 3
const TRIES = 12
const HASHTAGS = 10
const VISUALS = 3
const picture = { headline: 40, line: 80, call: 24 }

/** The brief with the calendar of its day. */
async function messageOf({ idea: typed, locale, shop, day, seed }: CampaignBrief): Promise<Message> {
  const idea = readIdea(typed, locale)
  const country = countryOf(shop.country, locale)
  const products = productsOf(shop)
  const said = idea.sentences.join(' ').toLowerCase()
  const productSaid = products.find((product) => said.includes(product.toLowerCase()))
  const dealt = products.length > 0 ? createDealer(`${seed} product`).deal(products) : null
  const ahead = await holidaysAhead(country, day, DAYS_BEFORE_A_HOLIDAY)
  const isToday = ahead.some((holiday) => holiday.key === idea.holiday && holiday.day === day)
  const near = sellsPresents(shop.industry) ? ahead.find(({ key }) => giftDays.includes(key)) : undefined
  return {
    kind: idea.kind === 'holiday' && isToday ? 'today' : idea.kind,
    idea,
    product: productSaid ?? dealt,
    isProductSaid: productSaid !== undefined,
    holiday: idea.holiday ?? near?.key ?? null,
    season: idea.season ?? seasonOn(day, country),
  }
}

/** Alternative texts for the first platform. */
function variations(
  speaker: Speaker,
  message: Message,
  platform: Platform,
  seed: number,
  first: string,
): string[] {
  const texts = new Set<string>()
  for (let attempt = 0; attempt < TRIES && texts.size < VARIATIONS; attempt++) {
    const { text } = writePost(speaker, message, platform, createDealer(`${seed} variation ${attempt}`))
    if (text !== first) texts.add(text)
  }
  return [...texts]
}

const upTo = (max: number, lines: readonly string[]) => lines.filter((line) => countCodePoints(line) <= max)

function pictureWords(speaker: Speaker, voice: Voice): PictureWords {
  const { idea } = voice.message
  const { discount } = speaker.bank
  const said = voice.headline(picture.headline)
  const isWhole = said !== '' && !said.endsWith('…')
  const ours = upTo(
    picture.headline,
    voice.kind.headlines.map((line) => asTitle(voice.fill(line))),
  )
  const headline = idea?.percentage
    ? discount(idea.percentage)
    : isWhole
      ? said
      : (ours[0] ?? voice.shortCall())
  const rest = headline === said ? (idea?.sentences.slice(1) ?? []) : (idea?.sentences ?? [])
  const words = condense(rest, picture.line)
  const truths = upTo(picture.line, voice.truths)
  return {
    headline,
    line: words || voice.say(truths),
    call: voice.shortCall(),
  }
}

export async function writeCampaign(
  brief: CampaignBrief,
  onPost?: (platform: Platform) => void,
): Promise<WrittenCampaign> {
  const { locale, shop, seed } = brief
  const platforms = [...new Set(brief.platforms)]
  const message = await messageOf(brief)
  const speaker = speakerFor(locale, shop)
  const posts = new Map<Platform, WrittenPost>()
  for (const platform of platforms) {
    posts.set(platform, writePost(speaker, message, platform, createDealer(`${seed} ${platform}`)))
    onPost?.(platform)
  }
  const voice = new Voice(speaker, message, createDealer(`${seed} campaign`))
  const [first = forAnyText] = platforms
  const about = speaker.bank.about(speaker.shop, platforms.length)
  const words = voice.words(280)
  return {
    title: voice.headline(80) || asTitle(voice.say(voice.kind.titles)),
    description: words ? `${words} ${about}` : about,
    posts,
    variations: variations(speaker, message, first, seed, posts.get(first)?.text ?? ''),
    suggestedHashtags: hashtagsFrom(voice.tagNames(), HASHTAGS),
    visualSuggestions: Array.from({ length: VISUALS }, () => voice.say(voice.trade.visuals)),
    picture: pictureWords(speaker, voice),
  }
}
