import * as z from 'zod'
import { countCodePoints } from '#platform/code-points.ts'
import { outsideLine, outsideList, outsideText } from '#server/outside-text.ts'
import { hashtagsFrom } from '../built-in/hashtags.ts'
import type { PictureWords, WrittenCampaign } from '../writer.ts'
import { type BriefCheck, saysOfferAlone } from './brief-check.ts'
import { objectionsTo, tidy } from './check-answer.ts'

const LIST_MAX = 50

export const frameSchema = z.object({
  title: outsideLine,
  description: outsideLine,
  variations: outsideList(outsideText, LIST_MAX),
  hashtags: outsideList(outsideLine, LIST_MAX),
  visuals: outsideList(outsideLine, LIST_MAX),
  picture: z.object({ headline: outsideLine, line: outsideLine, call: outsideLine }),
})

export type Frame = Omit<WrittenCampaign, 'posts' | 'fallbacks'>

/** The usable parts of the frame; the rest comes from the built-in writer. */
export function soundFrame(answer: z.output<typeof frameSchema>, ours: Frame, check: BriefCheck): Frame {
  const sound = (text: string, max: number, instead: string) => {
    const tidied = tidy(text)
    return countCodePoints(tidied) <= max && objectionsTo(tidied, check).length === 0 ? tidied : instead
  }
  const soundList = (texts: readonly string[], count: number, max: number, instead: string[]) => {
    const usable = texts.map((text) => sound(text, max, '')).filter((text) => text !== '')
    return [...new Set([...usable, ...instead])].slice(0, count)
  }
  const whole = answer.variations.filter((text) => !saysOfferAlone(text, check))
  const { picture } = answer
  const words: PictureWords = {
    headline: sound(picture.headline, 40, ours.picture.headline),
    line: sound(picture.line, 80, ours.picture.line),
    call: sound(picture.call, 24, ours.picture.call),
  }
  const isAlone = saysOfferAlone(`${words.headline}\n${words.line}`, check)
  return {
    title: sound(answer.title, 80, ours.title),
    description: sound(answer.description, 600, ours.description),
    variations: soundList(whole, 3, 2000, ours.variations),
    suggestedHashtags: check.reading.isSerious
      ? ours.suggestedHashtags
      : hashtagsFrom([...answer.hashtags, ...ours.suggestedHashtags], 10),
    visualSuggestions: soundList(answer.visuals, 3, 300, ours.visualSuggestions),
    picture: isAlone ? { ...ours.picture, call: words.call } : words,
  }
}
