import type { Industry } from '#platform/industries.ts'
import type { Scene } from '../scene.ts'
import { band, halves, print, round } from './beside-photo.ts'
import { card, type Options, shadedEdge, shadedFrame, ticket } from './over-photo.ts'
import { type Composed, type Measuring, openSheet, type Sheet, type TemplateInput } from './sheet.ts'
import { notice, number, quote, statement } from './words-first.ts'

export const templateKinds = ['offer', 'event', 'product', 'quote', 'hours', 'job', 'thanks'] as const
export type TemplateKind = (typeof templateKinds)[number]

export type Composition = (sheet: Sheet, options: Options) => Composed

type SceneTemplate = {
  kind: TemplateKind
  /** Shown first to shops of these trades; none for all. */
  trades: readonly Industry[]
  compose: Composition
  options: Options
}

const percent = { sticker: 'percent' } as const
const price = { sticker: 'price' } as const
const date = { sticker: 'date' } as const

/** The templates in the order of the gallery. Their words are in the texts of Brand Studio. */
export const sceneTemplates = {
  offer_photo: { kind: 'offer', trades: [], compose: shadedEdge, options: { badge: 'burst', ...percent } },
  offer_number: {
    kind: 'offer',
    trades: ['retail', 'fashion', 'technology'],
    compose: number,
    options: { ground: 'neutral', badge: 'circle', ...percent },
  },
  offer_halves: {
    kind: 'offer',
    trades: ['beauty', 'health'],
    compose: halves,
    options: { ground: 'primary', badge: 'circle', ...percent },
  },
  offer_band: {
    kind: 'offer',
    trades: ['food', 'retail'],
    compose: band,
    options: { ground: 'accent', badge: 'burst', ...percent },
  },
  offer_statement: {
    kind: 'offer',
    trades: ['professional', 'education', 'technology'],
    compose: statement,
    options: { ground: 'secondary', badge: 'pill', ...percent },
  },
  event_ticket: {
    kind: 'event',
    trades: ['food', 'travel', 'education'],
    compose: ticket,
    options: { ground: 'neutral', ...date },
  },
  event_photo: {
    kind: 'event',
    trades: [],
    compose: shadedFrame,
    options: { badge: 'pill', ...date },
  },
  event_round: {
    kind: 'event',
    trades: ['education', 'health'],
    compose: round,
    options: { ground: 'accent', badge: 'circle', ...date },
  },
  event_card: {
    kind: 'event',
    trades: ['real-estate', 'professional', 'fashion'],
    compose: card,
    options: { ground: 'primary', badge: 'tag', ...date },
  },
  product_round: {
    kind: 'product',
    trades: ['food', 'beauty'],
    compose: round,
    options: { ground: 'neutral', badge: 'circle', ...price },
  },
  product_card: {
    kind: 'product',
    trades: [],
    compose: card,
    options: { ground: 'neutral', badge: 'tag', ...price },
  },
  product_print: {
    kind: 'product',
    trades: ['fashion', 'retail', 'real-estate'],
    compose: print,
    options: { ground: 'neutral', badge: 'pill', ...price },
  },
  product_halves: {
    kind: 'product',
    trades: ['technology', 'travel'],
    compose: halves,
    options: { ground: 'neutral', badge: 'tag', ...price },
  },
  quote_color: { kind: 'quote', trades: [], compose: quote, options: { ground: 'primary' } },
  quote_light: {
    kind: 'quote',
    trades: ['beauty', 'health', 'education'],
    compose: quote,
    options: { ground: 'neutral' },
  },
  quote_photo: {
    kind: 'quote',
    trades: ['food', 'travel', 'real-estate'],
    compose: shadedFrame,
    options: {},
  },
  hours_notice: { kind: 'hours', trades: [], compose: notice, options: { ground: 'neutral' } },
  hours_color: {
    kind: 'hours',
    trades: ['food', 'retail'],
    compose: notice,
    options: { ground: 'primary' },
  },
  hours_card: {
    kind: 'hours',
    trades: ['beauty', 'professional'],
    compose: card,
    options: { ground: 'secondary' },
  },
  job_halves: { kind: 'job', trades: [], compose: halves, options: { ground: 'secondary' } },
  job_statement: {
    kind: 'job',
    trades: ['technology', 'professional'],
    compose: statement,
    options: { ground: 'primary' },
  },
  job_photo: {
    kind: 'job',
    trades: ['food', 'beauty', 'health'],
    compose: shadedEdge,
    options: {},
  },
  thanks_frame: { kind: 'thanks', trades: [], compose: shadedFrame, options: {} },
  thanks_round: {
    kind: 'thanks',
    trades: ['beauty', 'fashion'],
    compose: round,
    options: { ground: 'primary' },
  },
  thanks_print: {
    kind: 'thanks',
    trades: ['food', 'travel'],
    compose: print,
    options: { ground: 'accent' },
  },
  thanks_statement: {
    kind: 'thanks',
    trades: ['professional', 'education', 'retail'],
    compose: statement,
    options: { ground: 'neutral' },
  },
} as const satisfies Record<string, SceneTemplate>

export type SceneTemplateId = keyof typeof sceneTemplates

export const isSceneTemplate = (id: string): id is SceneTemplateId => Object.hasOwn(sceneTemplates, id)
export const sceneTemplateIds = Object.keys(sceneTemplates).filter(isSceneTemplate)

/** A template with these words, this look and this photo, in any size. */
export function layOut(id: SceneTemplateId, input: TemplateInput, measuring: Measuring): Scene {
  const { compose, options }: SceneTemplate = sceneTemplates[id]
  const { width, height } = input.size
  return {
    template: id,
    words: input.words,
    width,
    height,
    ...compose(openSheet(input, measuring), options),
  }
}
