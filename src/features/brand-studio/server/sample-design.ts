import { createHash } from 'node:crypto'
import { lookOf } from '#core/brands/index.server.ts'
import type { BrandLook } from '#media/brand-look.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { designTextsSchema } from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { getBrand } from './brand-design.service.ts'
import { drawDesign } from './draw-design.ts'
import { createPictureCache } from './picture-cache.ts'

/** A picture has about 100 kB. */
const MAX_SAMPLES = 32

// The studio opens with its sample, and drawing takes half a second.
const cached = createPictureCache(MAX_SAMPLES)

function hashOf({ logo, ...look }: BrandLook, language: Locale): string {
  return createHash('sha256')
    .update(JSON.stringify([look, language]))
    .update(logo ?? '')
    .digest('base64')
}

/** The example picture of a brand's saved design. */
export async function openSample(
  deps: Pick<Deps, 'db' | 'storage'>,
  { workspaceId }: Actor,
  { brandId, language }: { brandId?: string | undefined; language: Locale },
): Promise<FileAnswer> {
  const brand = await getBrand(deps.db, workspaceId, brandId)
  const look = await lookOf(deps, workspaceId, brand.id)
  const t = textOf(brandStudioMessages, language)
  const texts = designTextsSchema.parse({
    headline: t('identity.sampleTexts.headline'),
    line: t('identity.sampleTexts.line'),
    call: t('identity.sampleTexts.call'),
  })
  const body = await cached(hashOf(look, language), () =>
    drawDesign('instagram_post', texts, async () => look, { workspaceId }),
  )
  return { type: 'image/png', body, length: body.length }
}
