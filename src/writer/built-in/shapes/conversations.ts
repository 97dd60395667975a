import { asTitle } from '../condense.ts'
import { part } from '../fit.ts'
import { BLANK_LINE, body, fewerAndFewer, joined, type Shaper, wordsPart } from './shape.ts'

/** Readers there dislike advertising and want to know who is writing. */
export const forum: Shaper = (voice) => {
  const { title, text } = voice.tip()
  const knowledge = voice.isNotice ? '' : `${title}. ${text}`
  return {
    titles: voice.titles(120),
    parts: [
      part(
        9,
        joined(voice.words(1500), voice.thought()),
        joined(voice.words(300), voice.thought()),
        voice.thought(),
      ),
      part(1, voice.message.kind === 'tip' ? '' : knowledge, ''),
      part(3, voice.question(), ''),
      part(4, voice.disclosure()),
    ],
    hashtags: 0,
    aim: 3000,
    glue: BLANK_LINE,
  }
}

export const community: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(5, `**${asTitle(voice.lead())}**`),
    wordsPart(voice, 900, 300, 100),
    part(2, ...fewerAndFewer(body(voice))),
    part(3, joined(voice.isNotice ? '' : voice.question(), voice.brightly(voice.call())), voice.call(), ''),
  ],
  hashtags: 0,
  aim: 1500,
  glue: '\n',
})

export const broadcast: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(5, voice.brightly(voice.lead())),
    wordsPart(voice, 1200, 300, 100),
    part(2, ...fewerAndFewer(body(voice, 1))),
    part(3, voice.brightly(voice.call()), ''),
  ],
  hashtags: 0,
  aim: 1800,
  glue: BLANK_LINE,
})

/** One person to another; the main point is in bold. */
export const personal: Shaper = (voice) => {
  const bold = asTitle(voice.words(110)) || asTitle(voice.hook())
  const rest = voice.words(110) === voice.words(900) ? '' : voice.words(900)
  return {
    titles: [],
    parts: [
      part(6, voice.brightly(voice.hello())),
      part(9, `*${bold}*`),
      part(1, rest, ''),
      part(2, ...fewerAndFewer(body(voice))),
      part(4, voice.call(), voice.shortCall()),
      part(1, voice.isNotice ? '' : voice.brightly(voice.closer()), ''),
    ],
    hashtags: 0,
    aim: 1400,
    glue: BLANK_LINE,
  }
}

export const mail: Shaper = (voice) => ({
  titles: voice.titles(60),
  parts: [
    part(5, voice.say(voice.frames.greetings)),
    part(4, voice.message.idea ? '' : voice.hook()),
    wordsPart(voice, 1600, 600, 200),
    part(2, ...fewerAndFewer(body(voice, 1))),
    part(1, voice.isNotice ? '' : voice.invite(), ''),
    part(3, voice.call()),
    part(6, voice.signOff()),
  ],
  hashtags: 0,
  aim: 4000,
  glue: BLANK_LINE,
})
