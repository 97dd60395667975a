import { part } from '../fit.ts'
import type { Voice } from '../voice.ts'
import { BLANK_LINE, body, fewerAndFewer, joined, type Shape, type Shaper, wordsPart } from './shape.ts'

/** Three short sections, each with its own headline. */
function sections(voice: Voice): string[] {
  return [1, 2, 3].map((number) => {
    const { title, text } = voice.tip()
    return `${number}. ${title}\n${joined(text, !voice.isNotice && voice.chance(0.5) ? voice.say(voice.frames.sectionEnds) : '')}`
  })
}

function articleTitles(voice: Voice): string[] {
  const useful = voice.isNotice ? [] : [voice.say(voice.trade.articles)]
  return voice.chance(0.5) || !voice.message.idea
    ? [...useful, ...voice.titles(90)]
    : [...voice.titles(90), ...useful]
}

const articleShape = (voice: Voice, begin: string, end: string[]): Shape => ({
  titles: articleTitles(voice),
  parts: [
    part(7, begin, ''),
    part(6, joined(voice.lead(), voice.words(1200)), joined(voice.hook(), voice.words(300))),
    part(3, joined(voice.truth(), voice.invite()), ''),
    part(4, voice.isNotice ? '' : voice.say(voice.frames.tipIntros), ''),
    part(5, sections(voice).join(BLANK_LINE)),
    part(2, joined(voice.extra(), voice.follow()), ''),
    ...end.map((line) => part(8, line)),
  ],
  hashtags: 0,
  aim: 6000,
  glue: BLANK_LINE,
})

export const newsletter: Shaper = (voice) =>
  articleShape(voice, voice.say(voice.frames.greetings), [voice.call(), voice.signOff()])

export const essay: Shaper = (voice) =>
  articleShape(voice, '', [joined(voice.question(), voice.call()), voice.disclosure()])

export const article: Shaper = (voice) => articleShape(voice, '', [joined(voice.call(), voice.closer())])

/** Paragraphs for people who read at work. */
export const professional: Shaper = (voice) => ({
  titles: [],
  parts: [
    part(5, voice.lead()),
    wordsPart(voice, 1200, 400, 150),
    part(2, ...fewerAndFewer(body(voice, 2))),
    part(1, voice.message.kind === 'community' ? '' : voice.question(), ''),
    part(4, voice.brightly(voice.call())),
  ],
  hashtags: 3,
  aim: 2200,
  glue: BLANK_LINE,
})

/** Numbered parts, each of which can be read alone. */
export const thread: Shaper = (voice) => {
  const [first, second] = [voice.tip(), voice.tip()]
  const said = [
    joined(voice.lead(), voice.words(700)),
    joined(voice.thought(), voice.isNotice ? '' : voice.extra()),
    `${first.title}. ${first.text}`,
    `${second.title}. ${second.text}`,
    joined(voice.question(), voice.call()),
  ]
  const parts = said.map((text, place) => part(9, `${place + 1}/${said.length} ${text}`))
  return { titles: [], parts, hashtags: 3, aim: 2600, glue: BLANK_LINE }
}

export const description: Shaper = (voice) => ({
  titles: voice.titles(90),
  parts: [
    part(5, joined(voice.say(voice.frames.videoIntros), voice.words(900) || voice.hook()), voice.hook()),
    part(3, ...fewerAndFewer(body(voice, 1))),
    part(2, voice.message.kind === 'tip' ? sections(voice).join(BLANK_LINE) : '', ''),
    part(4, voice.call()),
  ],
  hashtags: 3,
  aim: 3000,
  glue: BLANK_LINE,
})
