import type { PostStyle } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'

const caption =
  'A hook, the news, two or three short lines, a call to act, then hashtags on a line of their own.'
const story = 'At most 120 characters, two or three very short lines, no hashtags.'
const clip =
  'One short line under a short video, then up to five hashtags. The title is at most 70 characters.'
const article =
  'Plain text without markup: an introduction, three short sections each with a headline on its own line, and a closing paragraph.'

/** Style guides for a model that knows the network but not our taste. */
const guides: Record<PostStyle, string> = {
  article,
  broadcast: 'Short paragraphs, plain text, a call at the end.',
  caption,
  clip,
  community: 'To a community: one bold line (**like this**), a few short lines, a question.',
  conversation: 'Warm and conversational, up to 120 words, a question to the reader, at most two hashtags.',
  description: 'The description of a video: what it is about, a short paragraph, a call, three hashtags.',
  essay: article,
  forum:
    'Honest and useful, says openly that the shop itself is writing, no hashtags, no advertising language.',
  mail: 'A subject of at most 60 characters as title; a greeting, three short paragraphs, a call, a sign-off with the name of the shop.',
  newsletter: `${article} A greeting before it and a sign-off after it.`,
  notice: 'Facts first, then a call. No hashtags, no emoji, no telephone number.',
  'one-liner': 'One thought, sharp and short, one or two hashtags.',
  personal: 'Personal, as to one person: a greeting, one *bold* line, two sentences, a call. No hashtags.',
  pin: 'Says plainly what is to be seen, with words people search for, up to 400 characters.',
  playful: 'At most 100 characters, playful, no hashtags.',
  professional: 'Three or four professional paragraphs, a question to the reader, three hashtags.',
  question: 'Conversational, up to 350 characters, ends in a question, exactly one hashtag.',
  story,
  thread: 'Four or five numbered parts (1/5, 2/5 and so on), each of which can be read alone.',
}

const units = {
  characters: 'characters',
  utf16: 'characters, an emoji counting two',
  weighted: 'characters, an emoji counting two and a link 23',
  'emoji-bytes': 'characters, an emoji counting four or more',
  bytes: 'bytes in UTF-8',
  graphemes: 'characters',
  'short-links': 'characters, a link counting 23',
}

/** The rules of one platform in words. */
export function guideOf(platform: Platform): string {
  const { style, title, text, maxHashtags, maxMentions } = manifestOf(platform)
  return [
    guides[style],
    // It gets a picture, and some networks allow less text with one.
    `The text has at most ${text.maxWithMedia ?? text.max} ${units[text.counting]}.`,
    title
      ? `It has a title of at most ${title.max} ${units[title.counting]}.`
      : 'It has no title: leave the title empty.',
    maxHashtags === undefined ? '' : `At most ${maxHashtags} hashtags.`,
    maxMentions === undefined ? '' : `At most ${maxMentions} mentions.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
