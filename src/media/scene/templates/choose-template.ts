import type { BrandStyle } from '#platform/brand-styles.ts'
import type { Industry } from '#platform/industries.ts'
import { band, halves, print, round } from './beside-photo.ts'
import { card, shadedEdge, shadedFrame, ticket } from './over-photo.ts'
import {
  type Composition,
  type SceneTemplateId,
  sceneTemplateIds,
  sceneTemplates,
  type TemplateKind,
} from './templates.ts'
import { notice, number, quote, statement } from './words-first.ts'

/** A campaign that is nothing in particular may look like any of these; none has marks of its own, such as quotes. */
const general = [
  'offer_photo',
  'offer_statement',
  'event_photo',
  'product_round',
  'product_card',
  'product_print',
  'product_halves',
  'thanks_statement',
] as const satisfies readonly SceneTemplateId[]

/** The compositions that suit a brand style, the most typical first. */
const ofStyle: Record<BrandStyle | 'plain', readonly Composition[]> = {
  plain: [shadedEdge, halves, statement, card, shadedFrame],
  // Clean, simple, modern: paper, space, one photo.
  minimalist: [statement, print, notice, quote, halves],
  // Elegant, premium: frames and fine lines.
  luxury: [shadedFrame, print, quote, ticket, card],
  // Playful: round shapes and badges.
  fun: [round, band, number, ticket, card],
  // Professional: clear surfaces, nothing tilted.
  corporate: [halves, statement, card, notice, shadedEdge],
  // Artistic: photos in shapes.
  creative: [ticket, round, print, shadedEdge, band],
  // Edgy: large numbers and letters.
  bold: [band, number, statement, shadedEdge, halves],
}

/** A photo is the point of these. */
const needsPhoto: ReadonlySet<Composition> = new Set([print, round])
/** And these have none, or a small one. */
const withoutPhoto: ReadonlySet<Composition> = new Set([statement, quote, number])

export type TemplateWish = {
  /** Null for a campaign of no particular kind. */
  kind: TemplateKind | null
  industry: Industry | null
  style: BrandStyle | null
  hasPhoto: boolean
  hasSticker: boolean
}

/** How well a template suits; 0 if it does not. */
function fitness(id: SceneTemplateId, { industry, style, hasPhoto, hasSticker }: TemplateWish): number {
  const composition: Composition = sceneTemplates[id].compose
  if (composition === number && !hasSticker) return 0
  const trades: readonly Industry[] = sceneTemplates[id].trades
  const isTypical = ofStyle[style ?? 'plain'].includes(composition)
  const isMadeForTrade = industry !== null && trades.includes(industry)
  const missesPhoto = !hasPhoto && needsPhoto.has(composition)
  const hidesPhoto = hasPhoto && withoutPhoto.has(composition)
  return 3 + (isTypical ? 2 : 0) + (isMadeForTrade ? 1 : 0) - (missesPhoto ? 2 : 0) - (hidesPhoto ? 2 : 0)
}

/** The templates that suit, the best first. */
export function fittingTemplates(wish: TemplateWish): SceneTemplateId[] {
  const ofKind: readonly SceneTemplateId[] = wish.kind
    ? sceneTemplateIds.filter((id) => sceneTemplates[id].kind === wish.kind)
    : general
  const scored = ofKind.map((id) => ({ id, score: fitness(id, wish) })).filter(({ score }) => score > 0)
  return scored.sort((one, other) => other.score - one.score).map(({ id }) => id)
}

/** At most this many take turns, so that the least suitable ones stay out. */
const IN_TURN = 3

/**
 * The template of a campaign: the one of those that suit best that was used longest ago, so that the campaigns of a month
 * do not look alike. `recent` has the templates of the last campaigns, the newest first; `seed` decides among unused ones.
 */
export function chooseTemplate(
  wish: TemplateWish,
  { recent, seed }: { recent: readonly string[]; seed: number },
): SceneTemplateId {
  const fitting = fittingTemplates(wish).slice(0, IN_TURN)
  const turned = fitting.map((_, place) => fitting[(place + seed) % fitting.length] as SceneTemplateId)
  const ageOf = (id: SceneTemplateId) => {
    const used = recent.indexOf(id)
    return used === -1 ? recent.length : used
  }
  return turned.reduce((best, id) => (ageOf(id) > ageOf(best) ? id : best))
}

/** Five layouts of each style for an image without a photo. */
export const plainLayouts: Record<
  BrandStyle | 'plain',
  readonly [SceneTemplateId, SceneTemplateId, SceneTemplateId, SceneTemplateId, SceneTemplateId]
> = {
  plain: ['offer_photo', 'offer_statement', 'product_halves', 'event_photo', 'thanks_statement'],
  minimalist: ['thanks_statement', 'product_print', 'hours_notice', 'job_statement', 'product_card'],
  luxury: ['event_photo', 'quote_color', 'product_print', 'event_ticket', 'event_card'],
  fun: ['product_round', 'offer_band', 'event_ticket', 'product_card', 'thanks_round'],
  corporate: ['offer_halves', 'job_statement', 'event_card', 'hours_notice', 'offer_photo'],
  creative: ['event_ticket', 'event_round', 'thanks_print', 'offer_photo', 'offer_band'],
  bold: ['offer_band', 'offer_statement', 'job_statement', 'offer_photo', 'job_halves'],
}
