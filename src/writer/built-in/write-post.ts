import { checkPost } from '#connectors/social/check-post.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { WrittenPost } from '../writer.ts'
import { createDealer, type Dealer } from './dealer.ts'
import { firstThatFits, fitInto, part } from './fit.ts'
import { hashtagsFrom } from './hashtags.ts'
import { fewerAndFewer } from './shapes/shape.ts'
import { shapes } from './shapes/shapes.ts'
import { type Message, type Speaker, Voice } from './voice.ts'

function shaped(speaker: Speaker, message: Message, platform: Platform, dealer: Dealer): WrittenPost {
  const { style, title, text, maxHashtags } = manifestOf(platform)
  const voice = new Voice(speaker, message, dealer)
  const { titles, parts, hashtags, aim, glue } = shapes[style](voice)
  const tags = hashtagsFrom(voice.tagNames(), Math.min(hashtags, maxHashtags ?? hashtags))
  // Posts get a picture, and some networks then allow less text.
  const room = { ...text, max: Math.min(text.maxWithMedia ?? text.max, aim) }
  const tagsPart = part(0, ...fewerAndFewer(tags))
  return {
    title: title ? firstThatFits(titles, title) : '',
    text: fitInto([...parts, tagsPart], room, glue),
  }
}

const isAllowed = (platform: Platform, { title, text }: WrittenPost) =>
  text !== '' &&
  findPlaceholder(text) === null &&
  checkPost({ platform, title, text, pictures: 1, videos: 0 }).every(({ field }) => field === 'media')

/**
 * One text for one platform. A person's words that do not fit this platform at all, such as forty mentions, are
 * omitted: the rest still says what it is about.
 */
export function writePost(
  speaker: Speaker,
  message: Message,
  platform: Platform,
  dealer: Dealer,
): WrittenPost {
  const post = shaped(speaker, message, platform, dealer)
  if (isAllowed(platform, post)) return post
  const idea = message.idea && { ...message.idea, sentences: [], hashtags: [] }
  return shaped(speaker, { ...message, idea }, platform, createDealer(platform))
}
