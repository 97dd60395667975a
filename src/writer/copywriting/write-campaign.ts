import type { Platform } from '#connectors/social/platforms.ts'
import { forAnyText } from '#connectors/social/recommended-platforms.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { condense } from '../built-in/condense.ts'
import { createDealer } from '../built-in/dealer.ts'
import { hashtagsFrom } from '../built-in/hashtags.ts'
import { countryOf } from '../built-in/holidays.ts'
import { productsOf, shopNameOf } from '../built-in/shop-names.ts'
import { capitalized } from '../first-letter.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import { type BriefReading, SURE } from '../reading/brief-reading.ts'
import { readBrief } from '../reading/read-brief.ts'
import { findTrade } from '../trades/find-trade.ts'
import { tradesIn } from '../trades/index.ts'
import type { CampaignBrief, TextNews, WrittenCampaign, WrittenPost } from '../writer.ts'
import { correctReading, type Wishes, wishesOf } from './apply-directions.ts'
import { applyVoice, createVoiceGuide, voicedGrammar } from './apply-voice.ts'
import { buildFacts } from './build-facts.ts'
import { cautiousGrammar } from './cautious-grammar.ts'
import { type Candidate, draftCopy, remember, sentencesOf, type Used } from './draft-copy.ts'
import type { Facts } from './facts.ts'
import type { Scene } from './grammar/grammar.ts'
import { grammars } from './grammars/index.ts'
import { gather, type Ingredients } from './ingredients.ts'
import { pictureWords } from './picture-words.ts'
import { joined } from './sentence.ts'

const VARIATIONS = 3
const VARIATION_TRIES = 30
const HASHTAGS = 10
const VISUALS = 3
const MAX_TITLE = 80
const MAX_DESCRIPTION = 600

type Shown = { parts: Ingredients; bare: () => Ingredients }

/**
 * What all texts about a brief are made of; `bare` leaves out the owner's words, for networks that refuse them. Few do,
 * so it is made on first use.
 */
export function ingredientsFrom(
  reading: BriefReading,
  { shop, locale, day, wishes }: Pick<CampaignBrief, 'shop' | 'locale' | 'day'> & { wishes: Wishes },
): Shown {
  const guide = createVoiceGuide(shop.voice, {
    locale: reading.language,
    shop: shopNameOf(shop),
    isSerious: reading.isSerious,
    brief: [reading.text, ...reading.hashtags].join(' '),
  })
  const known = grammars[reading.language]
  const grammar = voicedGrammar(reading.confidence < SURE ? cautiousGrammar(known) : known, guide)
  const scene: Scene = {
    shop: shopNameOf(shop),
    country: countryOf(shop.country, locale),
    today: day,
    kind: reading.kind,
    isSerious: reading.isSerious,
    tone: wishes.tone,
    address: known.addressOf?.(reading.text, shop.voice?.samples ?? []),
  }
  const id = findTrade(shop, reading.text, reading.language)
  const found = id === null ? null : (tradesIn(reading.language).get(id) ?? null)
  const trade = shop.trade ?? found
  const options = { grammar, scene, wishes, trade, products: productsOf(shop) }
  const none: Facts = {
    reading: { ...reading, text: '', slots: [], statements: [], hashtags: [] },
    units: [],
    call: null,
  }
  let bare: Ingredients | undefined
  return {
    parts: applyVoice(gather(buildFacts(reading, grammar, scene), options), guide),
    bare: () => {
      bare ??= applyVoice(gather(none, options), guide)
      return bare
    },
  }
}

function ingredientsOf(brief: CampaignBrief): Shown {
  const { shop, idea, locale, day } = brief
  const country = countryOf(shop.country, locale)
  const read = readBrief(idea, { locale, country, today: day, products: productsOf(shop) })
  const reading = correctReading(read, brief)
  return ingredientsFrom(reading, { shop, locale, day, wishes: wishesOf(reading, shop.brandStyle) })
}

/** Alternatives that differ from each other as much as possible. */
function variations(candidates: readonly Candidate[], first: string): string[] {
  const chosen: string[] = []
  const used = new Set(sentencesOf(first))
  const rest = candidates.filter(({ post }) => post.text !== first)
  while (chosen.length < VARIATIONS && rest.length > 0) {
    const newness = ({ post, score }: Candidate) => {
      const all = sentencesOf(post.text)
      return score / 10 + all.filter((one) => !used.has(one)).length / all.length
    }
    const best = rest.reduce((a, b) => (newness(b) > newness(a) ? b : a))
    rest.splice(rest.indexOf(best), 1)
    chosen.push(best.post.text)
    for (const one of sentencesOf(best.post.text)) used.add(one)
  }
  return chosen
}

const titleOf = (parts: Ingredients): string => {
  const isSound = (text: string) =>
    text !== '' && countCodePoints(text) <= MAX_TITLE && findPlaceholder(text) === null
  const { titles } = parts
  const title = titles.find(isSound) ?? titles.map((text) => condense([text], MAX_TITLE)).find(isSound) ?? ''
  // "iPhone" stays so.
  return /^\p{Ll}{3}/u.test(title) ? capitalized(title) : title
}

function descriptionOf({ groups, call }: Ingredients): string {
  const said = [...groups.map(({ sayings }) => sayings.full[0] ?? ''), call?.full[0] ?? ''].filter(
    (text) => text !== '',
  )
  return condense(said, MAX_DESCRIPTION)
}

/** The built-in writer's campaign: reads the brief, then says its facts as each platform wants them. */
export async function writeCampaign(
  brief: CampaignBrief,
  onNews?: (news: TextNews) => void,
): Promise<WrittenCampaign> {
  const { parts, bare } = ingredientsOf(brief)
  const platforms = [...new Set(brief.platforms)]
  const recent: Used = new Set()
  for (const text of brief.recentTexts ?? []) remember(recent, text)
  const used: Used = new Set()
  // Two shops with the same brief do not say the same.
  const seed = joined([String(brief.seed), brief.shop.name])
  const posts = new Map<Platform, WrittenPost>()
  const [first = forAnyText] = platforms
  for (const platform of platforms) {
    const [best] = draftCopy(parts, platform, { seed, used, recent })
    const [instead] = best
      ? [best]
      : draftCopy(bare(), platform, { seed, used: new Set(), recent: new Set() })
    const post = instead?.post ?? { title: '', text: titleOf(bare()) }
    posts.set(platform, post)
    remember(used, post.text)
    onNews?.({ platform, state: 'ready', post })
  }
  const others = draftCopy(parts, first, {
    seed: `${seed} variation`,
    used: new Set(),
    recent,
    howMany: VARIATION_TRIES,
  })
  const text = posts.get(first)?.text ?? ''
  const dealer = createDealer(`${seed} visuals`)
  return {
    title: titleOf(parts) || titleOf(bare()),
    description: descriptionOf(parts) || descriptionOf(bare()),
    posts,
    variations: variations(
      others.length > 0 ? others : draftCopy(bare(), first, { seed, used: new Set(), recent }),
      text,
    ),
    suggestedHashtags: hashtagsFrom([...parts.hashtags, parts.shopTag], HASHTAGS),
    visualSuggestions: Array.from({ length: VISUALS }, () => dealer.deal(parts.visuals)),
    picture: pictureWords(parts),
  }
}
