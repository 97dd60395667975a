import type { PostStyle } from '#connectors/social/channel.ts'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { count } from '#connectors/social/text/count.ts'
import { condense } from '../built-in/condense.ts'
import { createDealer } from '../built-in/dealer.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { WrittenPost } from '../writer.ts'
import { type Fitted, fitBlocks } from './fit-blocks.ts'
import type { Ingredients } from './ingredients.ts'
import { joinSentences } from './join-sentences.ts'
import { manners } from './layout.ts'
import { layouts } from './layouts.ts'

const CANDIDATES = 16
const MAX_TITLE = 90
const MAIL_TITLE = 60
const points = { used: 3, recent: 4, short: 2, long: 1, named: 2, echo: 2 }
const HASHTAG = /#[\p{L}\p{N}_]+/gu
/** They end with who writes. */
const signedStyles: readonly PostStyle[] = ['mail', 'newsletter', 'forum', 'essay']

/** A post with what it cost to make it fit, and how well it suits. */
export type Candidate = { post: WrittenPost; score: number }

const splitter = /(?<=[.!?…])\s+|\n+/u
export const sentencesOf = (text: string): string[] =>
  text
    .split(splitter)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => /\p{L}{2}/u.test(one))

/** Sentences of ours or the owner's that were used already, as keys. */
export type Used = Set<string>

export const remember = (used: Used, text: string) => {
  for (const one of sentencesOf(text)) if (!one.startsWith('#')) used.add(one)
}

const isAllowed = (platform: Platform, { title, text }: WrittenPost, quotes: readonly string[]) =>
  text !== '' &&
  // A customer's words are not ours to judge.
  findPlaceholder(quotes.reduce((rest, quote) => rest.replace(quote, () => ''), text)) === null &&
  checkPost({ platform, title, text, pictures: 1, videos: 0 }).every(({ field }) => field === 'media')

const hasRepeats = (text: string) => {
  const all = sentencesOf(text).filter((one) => one.length > 12)
  return new Set(all).size < all.length
}

const CLAUSE = /(?<=[.!?…:;–—])\s|\n/u
const BEGINNING = /^\P{L}{0,20}(\p{L}{1,30}(?:['’]\p{L}{1,10})? \p{L}{1,30})/u

/** How many sentences begin like another one of the text: "Remember to … Remember to …". */
export function countEchoes(text: string): number {
  const beginnings = text.split(CLAUSE).flatMap((one) => BEGINNING.exec(one)?.[1]?.toLowerCase() ?? [])
  return beginnings.length - new Set(beginnings).size
}

function titleFor(platform: Platform, titles: readonly string[]): string {
  const { title, style } = manifestOf(platform)
  if (!title) return ''
  const max = Math.min(title.max, style === 'mail' ? MAIL_TITLE : MAX_TITLE)
  const fits = (text: string) => count(text, title.counting) <= max && findPlaceholder(text) === null
  const whole = titles.find((text) => text !== '' && fits(text))
  return whole ?? titles.map((text) => condense([text], max)).find((text) => text !== '' && fits(text)) ?? ''
}

/** One text of a platform with what it cost to make it fit; null if it never does. */
function draft(
  parts: Ingredients,
  platform: Platform,
  seed: string,
  room = Number.POSITIVE_INFINITY,
): Fitted | null {
  const { style, text } = manifestOf(platform)
  const { blocks, glue } = layouts[style](parts, createDealer(seed))
  const most = text.maxWithMedia ?? text.max
  // A warning leaves nothing out where there is room.
  const isWhole = parts.wishes.length === 'long' || parts.scene.kind === 'warning'
  const usual = isWhole ? most : Math.min(most, manners[style].aim)
  const aim = Math.min(room, usual)
  const { counting } = text
  const fitted =
    fitBlocks(blocks, { max: aim, counting }, glue) ?? fitBlocks(blocks, { max: most, counting }, glue)
  // Facts of a brief are joined by their grammar.
  if (!fitted || parts.facts.units.length > 0 || parts.scene.isSerious) return fitted
  return { ...fitted, text: joinSentences(fitted.text, parts.grammar, createDealer(`${seed} joins`)) }
}

type DraftOptions = {
  seed: string
  used: Used
  recent: Used
  howMany?: number
  /** Fewer characters than the style would take. */
  room?: number
}

/** Candidates of a platform, best first. */
export function draftCopy(
  parts: Ingredients,
  platform: Platform,
  { seed, used, recent, howMany = CANDIDATES, room }: DraftOptions,
): Candidate[] {
  const { scene } = parts
  const { style } = manifestOf(platform)
  const manner = manners[style]
  const { usual } = manner
  const written = (text: string) => parts.grammar.habit?.(text, scene) ?? text
  const title = titleFor(platform, parts.titles.map(written))
  const quotes = parts.facts.units.flatMap((unit) => (unit.type === 'quote' ? [unit.quote] : []))
  const drafts = new Map<string, Candidate | null>()
  for (let attempt = 0; attempt < howMany; attempt++) {
    const made = draft(parts, platform, `${seed} ${platform} ${attempt}`, room)
    if (!made) continue
    const { cost } = made
    const text = written(made.text)
    if (drafts.has(text)) continue
    const post = { title, text }
    if (hasRepeats(text) || !isAllowed(platform, post, quotes)) {
      drafts.set(text, null)
      continue
    }
    const all = sentencesOf(text)
    const known = all.filter((one) => used.has(one)).length
    const old = all.filter((one) => recent.has(one)).length
    const misfit = text.length < usual[0] ? points.short : text.length > usual[1] ? points.long : 0
    const off = parts.voice?.cost(text, manner) ?? 0
    const names = scene.shop === '' ? 0 : text.replace(HASHTAG, '').split(scene.shop).length - 1
    const isNamedTwice = names > (signedStyles.includes(style) ? 2 : 1)
    const score = -(
      cost +
      misfit +
      off +
      (isNamedTwice ? points.named : 0) +
      points.echo * countEchoes(text) +
      (points.used * known) / all.length +
      points.recent * old
    )
    drafts.set(text, { post, score })
  }
  return [...drafts.values()].filter((one) => one !== null).sort((a, b) => b.score - a.score)
}
