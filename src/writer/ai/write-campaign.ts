import type { AiModel } from '#connectors/ai/ai-provider.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { countryOf } from '../built-in/holidays.ts'
import { productsOf } from '../built-in/shop-names.ts'
import { correctReading } from '../copywriting/apply-directions.ts'
import { writeCampaign as writeBuiltIn } from '../copywriting/write-campaign.ts'
import { readBrief } from '../reading/read-brief.ts'
import type { CampaignBrief, TextNews, WrittenCampaign, WrittenPost } from '../writer.ts'
import { type BriefCheck, givenBy } from './brief-check.ts'
import { objectionsToPost, tidy } from './check-answer.ts'
import {
  againPrompt,
  framePrompt,
  postsPrompt,
  readingData,
  readingRules,
  rules,
  shopData,
} from './prompts.ts'
import { factsOf } from './required-facts.ts'
import { isSameText } from './same-text.ts'
import { type Frame, frameSchema, soundFrame } from './sound-frame.ts'
import { writeChecked } from './write-checked.ts'

const BATCH = 4

function checkFor({ idea, locale, day, shop, ...choices }: CampaignBrief): BriefCheck {
  const country = countryOf(shop.country, locale)
  const read = readBrief(idea, { locale, country, today: day, products: productsOf(shop) })
  const reading = correctReading(read, choices)
  const wished = reading.directions.flatMap(({ wish }) => (wish.type === 'language' ? [wish.locale] : []))
  return {
    reading,
    locale: wished[0] ?? reading.language,
    facts: factsOf(reading, day),
    given: givenBy(reading, shop, day),
    voice: shop.voice,
  }
}

const shapedFor = (platform: Platform, { title, text }: WrittenPost): WrittenPost => ({
  title: manifestOf(platform).title ? tidy(title) : '',
  text: tidy(text),
})

/** Keeps the posts that pass, and says why the others do not. */
function createDesk(check: BriefCheck) {
  const posts = new Map<Platform, WrittenPost>()
  const isRepeated = ({ text }: WrittenPost) =>
    !check.reading.isSerious && [...posts.values()].some((other) => isSameText(text, other.text))

  function judge(platform: Platform, draft: WrittenPost): string[] {
    const post = shapedFor(platform, draft)
    const objections = objectionsToPost(platform, post, check)
    if (objections.length === 0 && isRepeated(post))
      objections.push('It is almost the same text as on another platform.')
    if (objections.length === 0) posts.set(platform, post)
    return objections
  }
  return { posts, judge }
}

export async function writeCampaign(
  model: AiModel,
  brief: CampaignBrief,
  onNews?: (news: TextNews) => void,
): Promise<WrittenCampaign> {
  const { shop, idea, day } = brief
  const { posts: ourPosts, ...ours } = await writeBuiltIn(brief)
  const check = checkFor(brief)
  const { reading, facts } = check
  const data = { ...shopData(shop), idea, day, ...readingData(reading, facts) }
  const { posts, judge } = createDesk(check)
  let frame: Frame = ours
  const platforms = [...ourPosts.keys()]
  const { failed } = await writeChecked({
    model,
    system: `${rules(check.locale, shop)}\n${readingRules(reading)}`,
    keys: platforms,
    batch: BATCH,
    form: { list: 'posts', key: 'platform' },
    prompt: (wanted) => postsPrompt(data, wanted, facts),
    repairPrompt: (platform, reasons) => againPrompt(data, platform, reasons, facts),
    judge,
    onNews:
      onNews && ((platform, state, draft) => onNews({ platform, state, post: shapedFor(platform, draft) })),
    besides: async (ask, signal) => {
      const answer = await ask({ prompt: framePrompt(data), schema: frameSchema, signal })
      if (answer) frame = soundFrame(answer, ours, check)
    },
  })
  for (const [platform, state] of failed)
    onNews?.({ platform, state, post: ourPosts.get(platform) ?? { title: '', text: '' } })
  return {
    ...frame,
    posts: new Map([...ourPosts].map(([platform, post]) => [platform, posts.get(platform) ?? post])),
    fallbacks: platforms.filter((platform) => failed.has(platform)),
  }
}
