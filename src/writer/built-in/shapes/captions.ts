import { countCodePoints } from '#platform/code-points.ts'
import { part } from '../fit.ts'
import type { Voice } from '../voice.ts'
import { BLANK_LINE, body, fewerAndFewer, joined, type Shape, type Shaper, wordsPart } from './shape.ts'

/** Hook, news, a few lines, a call, hashtags. */
export const caption: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(4, voice.brightly(voice.lead())),
    wordsPart(voice, 600, 300, 150, 90),
    part(2, ...fewerAndFewer(body(voice, 1))),
    part(3, voice.brightly(voice.call()), voice.shortCall()),
    part(1, !voice.isNotice && voice.chance(0.4) ? voice.brightly(voice.closer()) : '', ''),
  ],
  hashtags: 8,
  aim: 1100,
  glue: BLANK_LINE,
})

export const conversation: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(4, voice.brightly(voice.lead())),
    wordsPart(voice, 1200, 400, 150),
    part(2, ...fewerAndFewer(body(voice, 1))),
    part(1, voice.isNotice || voice.message.kind === 'community' ? '' : voice.question(), ''),
    part(3, voice.brightly(voice.call()), ''),
  ],
  hashtags: 2,
  aim: 1800,
  glue: BLANK_LINE,
})

const GLANCE = 90

/** The subject of our text in a few words; a product is already named by its hook. */
function glance(voice: Voice): string {
  const { kind } = voice.message
  if (kind === 'product') return ''
  const thought = kind === 'tip' ? `${voice.tip().title}.` : voice.thought()
  return countCodePoints(thought) <= GLANCE ? thought : ''
}

/** Readable in two seconds. */
export const story: Shaper = (voice) => {
  const words = voice.words(80)
  const heart = words || glance(voice)
  return {
    titles: [],
    parts: [
      part(1, voice.brightly(voice.lead()), ...(heart ? [''] : [])),
      part(9, heart, voice.words(50)),
      part(3, voice.brightly(voice.shortCall()), ''),
    ],
    hashtags: 0,
    aim: 140,
    glue: '\n',
  }
}

export const playful: Shaper = (voice) => ({ ...story(voice), aim: 110 })

/** The text under a short video: one line, then hashtags. */
export const clip: Shaper = (voice) => {
  const heart = voice.message.kind === 'community' ? voice.question() : voice.thought()
  return {
    titles: voice.titles(70),
    parts: [
      part(3, voice.brightly(voice.lead())),
      wordsPart(voice, 120, 80, 50),
      part(2, voice.message.idea ? '' : heart, ''),
      part(4, voice.brightly(voice.shortCall()), ''),
    ],
    hashtags: 5,
    aim: 300,
    glue: '\n',
  }
}

export const question: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(3, voice.brightly(voice.lead()), ''),
    wordsPart(voice, 220, 140, 80),
    part(2, ...fewerAndFewer(body(voice))),
    part(4, voice.isNotice ? voice.call() : voice.question(), ''),
  ],
  hashtags: 1,
  aim: 420,
  glue: BLANK_LINE,
})

export const oneLiner: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(3, voice.brightly(voice.lead()), ...(voice.words(60) ? [''] : [])),
    wordsPart(voice, 170, 120, 80, 60),
    part(1, voice.thought(), ''),
    part(4, voice.call(), voice.shortCall(), ''),
  ],
  hashtags: 2,
  aim: 280,
  glue: '\n',
})

/** Found by search, so it says plainly what it is. */
export const pin: Shaper = (voice) => ({
  titles: voice.titles(80),
  parts: [
    part(
      9,
      joined(voice.words(250), voice.thought()),
      joined(voice.words(120), voice.truth()),
      voice.thought(),
    ),
    part(1, voice.extra(), ''),
    part(2, voice.call(), ''),
  ],
  hashtags: 4,
  aim: 480,
  glue: ' ',
})

export const notice = (voice: Voice): Shape => ({
  titles: [],
  parts: [
    part(3, voice.words(60) ? '' : voice.hook()),
    wordsPart(voice, 500, 200, 100),
    part(2, ...fewerAndFewer(body(voice))),
    part(4, voice.call(), ''),
  ],
  hashtags: 0,
  aim: 800,
  glue: ' ',
})
