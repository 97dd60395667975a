import type { Platform } from '#connectors/social/platforms.ts'
import { countCodePoints } from '#platform/code-points.ts'
import { asTitle, condense } from '../built-in/condense.ts'
import { createDealer } from '../built-in/dealer.ts'
import { applyVoice } from '../copywriting/apply-voice.ts'
import { draftCopy, type Used } from '../copywriting/draft-copy.ts'
import type { Group } from '../copywriting/groups.ts'
import type { Ingredients } from '../copywriting/ingredients.ts'
import { hashtagsAbout, subjectsIn } from '../trades/phrases.ts'
import type { WrittenPost } from '../writer.ts'
import type { DayContent, DayTopic } from './day-content.ts'
import type { Month } from './month.ts'

const MAX_TITLE = 80
const CANDIDATES = 8
const NEWS = 9
const REST = 4

const groupOf = (line: string, rank: number, headline: string): Group => ({
  units: [],
  sayings: {
    full: [line],
    short: [line],
    headlines: headline ? [headline] : [],
    lines: [],
  },
  rank,
  withoutLimits: '',
  // A tip that is too long for a story is its title.
  cuts: headline ? [headline] : [],
})

/** Titles that this month has not had; the first sentence of the text is one, too, if it is short. */
function titlesOf({ titles, lines }: DayContent, taken: ReadonlySet<string>): string[] {
  const first = condense([lines[0] ?? ''], MAX_TITLE)
  const all = [...titles, first.endsWith('…') ? '' : first].map(asTitle)
  const short = all.filter((title) => title !== '' && countCodePoints(title) <= MAX_TITLE)
  const fresh = short.filter((title) => !taken.has(title))
  return fresh.length > 0 ? fresh : short
}

/** The text of one day; its sentences count as used afterwards. */
export function writeDay(
  content: DayContent,
  platform: Platform,
  { topic, seed, month }: { topic: DayTopic; seed: string; month: Month },
): WrittenPost | null {
  const { grammar, scene, phrases, used } = month
  const spell = (text: string) => grammar.spell(text, scene)
  const isOurs = (title: string) => month.voice?.allows(title) ?? true
  const all = titlesOf(content, month.titles).map(spell)
  const ours = all.filter(isOurs)
  const titles = ours.length > 0 || scene.shop !== '' ? ours : all
  const [news = '', ...rest] = content.lines.map(spell)
  const topics = [
    topic.theme === 'occasion' ? topic.occasion.name : '',
    topic.theme === 'product' ? (topic.product ?? '') : '',
  ].filter((name) => name !== '')
  const isTip = content.kind === 'tip'
  const dealer = createDealer(`${seed} hashtags`)
  const subjects = subjectsIn(phrases, topics.join(' '))
  const tags = hashtagsAbout(phrases, subjects)
  const parts: Ingredients = {
    grammar,
    scene: { ...scene, kind: content.kind },
    wishes: { length: null, hasEmoji: null, hasHashtags: null, tone: scene.tone },
    facts: { reading: EMPTY, units: [], call: null },
    groups: [
      groupOf(news, NEWS, isTip ? (titles[0] ?? '') : ''),
      ...rest.map((line) => groupOf(line, REST, '')),
    ],
    small: () => null,
    titles,
    call: content.wantsCall
      ? {
          full: unused(phrases.calls.map(spell), used),
          short: unused(phrases.shortCalls.map(spell), used),
          buttons: [],
        }
      : null,
    buttons: [],
    isCallGiven: false,
    color: content.color.map(spell),
    tips: content.tips.filter(({ text }) => !used.has(text.toLowerCase())),
    questions: [],
    shopTag: scene.shop,
    hashtags: [...topics, ...tags.slice(0, 1).map(() => dealer.deal(tags)), ...tags],
    ownHashtags: 0,
    // A pair of scissors says nothing about Christmas.
    emojis: topic.theme === 'occasion' ? [] : phrases.emojis,
    visuals: phrases.visuals,
    about: null,
  }
  const [best] = draftCopy(applyVoice(parts, month.voice), platform, {
    seed,
    used,
    recent: month.recent,
    howMany: CANDIDATES,
  })
  if (!best) return null
  const [title = scene.shop] = titles
  return { title: best.post.title || title, text: best.post.text }
}

const unused = (lines: readonly string[], used: Used): string[] =>
  lines.filter((line) => !used.has(line.toLowerCase()) && !used.has(asTitle(line).toLowerCase()))

/** A day of a plan has no brief. */
const EMPTY: Ingredients['facts']['reading'] = {
  text: '',
  language: 'en',
  kind: 'general',
  confidence: 1,
  otherKinds: [],
  isSerious: false,
  slots: [],
  directions: [],
  statements: [],
  hashtags: [],
}
