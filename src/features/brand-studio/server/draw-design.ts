import { lookOf } from '#core/brands/index.server.ts'
import { readStoredFile } from '#core/files/index.server.ts'
import type { BrandLook } from '#media/brand-look.ts'
import { type MediaTurn, runPictureTask } from '#media/pool/media-pool.ts'
import type { TemplateOrder } from '#media/scene/compose-scene.ts'
import { plainLayouts } from '#media/scene/templates/choose-template.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type DesignTexts, type Preview, type TemplateId, templates } from '../brand-studio.contract.ts'
import { brandStudioRules } from '../i18n/index.ts'
import { getBrand } from './brand-design.service.ts'

const noLogoText = ruleText(brandStudioRules, 'noLogo')

/** Swaps the dominant color with the primary one, so that every template follows. */
const ledBy = ({ palette }: BrandLook, lead: DesignTexts['lead']): BrandLook['palette'] => ({
  ...palette,
  [lead]: palette.primary,
  primary: palette[lead],
})

/** Draws a designed picture in the look of the brand, which is read when its turn comes. */
export function drawDesign(
  template: TemplateId,
  texts: DesignTexts,
  readLook: () => Promise<BrandLook>,
  turn: MediaTurn,
): Promise<Buffer> {
  const { width, height } = templates[template]
  const { headline, line, call, layout, lead, withLogo } = texts
  const readOrder = async (): Promise<TemplateOrder> => {
    const look = await readLook()
    const { name, style, fonts, logo } = look
    return {
      template: plainLayouts[style ?? 'plain'][layout] ?? plainLayouts.plain[0],
      input: {
        size: { width, height },
        words: { headline, line, call, sticker: '' },
        name,
        look: { style, fonts, palette: ledBy(look, lead) },
        photo: null,
      },
      logo: withLogo ? logo : null,
      photo: null,
      format: 'png',
    }
  }
  return runPictureTask('drawTemplate', readOrder, turn)
}

/** A picture with an unsaved look. */
export async function previewDesign(
  deps: Pick<Deps, 'db' | 'storage'>,
  { workspaceId }: Actor,
  { template, brandId, brandStyle, colorPalette, typography, logoUrl, ...texts }: Preview,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const brand = await getBrand(deps.db, workspaceId, brandId)
  const readLook = async (): Promise<BrandLook> => {
    const saved = await lookOf(deps, workspaceId, brand.id)
    const { style, palette, fonts } = saved
    return {
      ...saved,
      style: brandStyle === undefined ? style : brandStyle,
      palette: colorPalette ?? palette,
      fonts: typography ?? fonts,
      logo: logoUrl === undefined ? saved.logo : await readLogo(deps, workspaceId, logoUrl),
    }
  }
  const body = await drawDesign(template, texts, readLook, { workspaceId, signal })
  return { type: 'image/png', body, length: body.length }
}

async function readLogo(deps: Pick<Deps, 'db' | 'storage'>, workspaceId: WorkspaceId, url: string | null) {
  if (!url) return null
  const stored = await readStoredFile(deps, workspaceId, url)
  if (!stored) throw new AppError('refused', { fields: { logoUrl: noLogoText } })
  return stored.bytes
}
