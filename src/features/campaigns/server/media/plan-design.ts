import { platforms } from '#connectors/social/platforms.ts'
import { findFittingPicture, findLibraryPicture } from '#features/media-library/index.server.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { shopFacts } from '#features/writing/index.server.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { MAX_LAYER_TEXT } from '#media/scene/scene.ts'
import { chooseTemplate } from '#media/scene/templates/choose-template.ts'
import type { TemplateDesign } from '#media/scene/templates/design.ts'
import type { TemplateKind } from '#media/scene/templates/templates.ts'
import { clip } from '#platform/clip.ts'
import { dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BriefKind } from '#writer/reading/brief-reading.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import type { PictureWords } from '#writer/writer.ts'
import type { DrawnCampaign } from '../campaigns.repository.ts'
import { findPictureWords } from './find-picture-words.ts'
import { findDesign, listRecentTemplates } from './post-designs.repository.ts'
import { stickerOf } from './sticker-of.ts'

/** Enough of a long description to tell what it is about. */
const READ = 1000
const MAX_CALL = 60
/** An image says the same on all of them. */
const [ANY_PLATFORM] = platforms

/** Serious news is a notice: no badge, no photo, no button of a sale. */
const kindOf: Record<BriefKind, TemplateKind | null> = {
  offer: 'offer',
  limited_stock: 'offer',
  event: 'event',
  contest: 'event',
  charity: 'event',
  new_product: 'product',
  testimonial: 'quote',
  hours: 'hours',
  sad_news: 'hours',
  apology: 'hours',
  warning: 'hours',
  job: 'job',
  greeting: 'thanks',
  anniversary: 'thanks',
  tip: null,
  general: null,
}

/** `hasOwnPhoto`: a person chose the photo, so nothing is set over it. */
export type PlannedDesign = TemplateDesign & { photo: MediaItem | null; hasOwnPhoto: boolean }

/**
 * What the pictures of a campaign show: a template by its kind, its trade and the style of the brand, the words, and its own
 * photo or one of the library that shows the same. A resumed run continues with the design that it began with.
 */
export async function planDesign(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  campaign: DrawnCampaign,
  look: BrandLook,
  given: PictureWords | null,
): Promise<PlannedDesign> {
  const { db, clock } = deps
  const { id, brandId, imageId, title, description, locale, timeZone } = campaign
  // Deleted meanwhile, it is as if none had been chosen.
  const chosen = imageId && (await findLibraryPicture(db, workspaceId, imageId))
  const idea = description || title
  const day = dayIn(timeZone, clock.now())
  const { industry, country, products } = await shopFacts(deps, workspaceId, brandId)
  const reading = readBrief(idea.slice(0, READ), { locale, country, today: day, products: [...products] })
  const photo =
    chosen || (reading.isSerious ? null : await findFittingPicture(db, workspaceId, `${title} ${idea}`))
  const begun = await findDesign(db, workspaceId, id)
  const hasOwnPhoto = Boolean(chosen)
  if (begun) return { ...begun, photo, hasOwnPhoto }
  const words =
    given ??
    (await findPictureWords(deps, workspaceId, {
      brandId,
      title,
      description,
      platform: ANY_PLATFORM,
      locale,
      day,
    }))
  const sticker = stickerOf(reading, day)
  const kind = reading.isSerious ? 'hours' : kindOf[reading.kind]
  const template = chooseTemplate(
    {
      kind,
      industry,
      style: look.style,
      hasPhoto: photo !== null,
      hasSticker: sticker !== '',
    },
    {
      recent: await listRecentTemplates(db, workspaceId, id),
      seed: Number.parseInt(id.slice(0, 6), 16),
    },
  )
  const { headline, line, call } = kind === 'quote' ? quoteFirst(words) : words
  return {
    template,
    words: {
      headline: clip(headline || title, MAX_LAYER_TEXT),
      line: clip(line, MAX_LAYER_TEXT),
      call: clip(call, MAX_CALL),
      sticker,
    },
    photo,
    hasOwnPhoto,
  }
}

const isQuoted = (text: string) => /^[“"«]/.test(text)

/** A template for quotes shows them large, with who said it below. */
const quoteFirst = ({ headline, line, call }: PictureWords): PictureWords =>
  isQuoted(line) && !isQuoted(headline) ? { headline: line, line: headline, call } : { headline, line, call }
