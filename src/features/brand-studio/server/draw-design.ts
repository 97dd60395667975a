import { readStored } from '#features/files/server/files.service.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { drawPicture } from '#media/draw-picture.ts'
import { AppError } from '#platform/errors.ts'
import { says } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type DesignTexts, type Preview, type TemplateId, templates } from '../brand-studio.contract.ts'
import { getBrand, lookOf } from './brand-design.service.ts'

const noLogoText = says('This file is not there. Upload it again', 'Este archivo no existe. Vuelve a subirlo')

/** The colour that leads changes places with the first one, so that every layout follows. */
const ledBy = ({ palette }: BrandLook, lead: DesignTexts['lead']): BrandLook['palette'] => ({
  ...palette,
  [lead]: palette.primary,
  primary: palette[lead],
})

/** One picture as a person designed it, in the look of the brand. */
export function drawDesign(template: TemplateId, texts: DesignTexts, look: BrandLook): Promise<Buffer> {
  const { width, height } = templates[template]
  const { headline, line, call, layout, lead, withLogo } = texts
  return drawPicture({
    size: { width, height },
    words: { headline, line, call },
    look: { ...look, palette: ledBy(look, lead), logo: withLogo ? look.logo : null },
    seed: layout,
  })
}

/** A picture with a look that nobody has saved yet. */
export async function previewDesign(
  deps: Pick<Deps, 'db' | 'storage'>,
  { workspaceId }: Actor,
  preview: Preview,
): Promise<FileAnswer> {
  const brand = await getBrand(deps.db, workspaceId, preview.brandId)
  const saved = await lookOf(deps, workspaceId, brand.id)
  const { template, brandStyle = saved.style, colorPalette, typography, logoUrl, ...texts } = preview
  const look: BrandLook = {
    ...saved,
    style: brandStyle,
    palette: colorPalette ?? saved.palette,
    fonts: typography ?? saved.fonts,
    logo: logoUrl === undefined ? saved.logo : null,
  }
  if (logoUrl) {
    const stored = await readStored(deps, workspaceId, logoUrl)
    if (!stored) throw new AppError('refused', { fields: { logoUrl: noLogoText } })
    look.logo = stored.bytes
  }
  const body = await drawDesign(template, texts, look)
  return { type: 'image/png', body, length: body.length }
}
