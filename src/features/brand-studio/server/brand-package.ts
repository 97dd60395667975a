import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { lookOf } from '#core/brands/index.server.ts'
import { runPictureTask } from '#media/pool/media-pool.ts'
import { type Palette, paletteRoles } from '#platform/brand-styles.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/implement.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { LogoVariant } from '../brand-studio.contract.ts'
import { brandStudioMessages, guidelineMessages } from '../i18n/index.ts'
import { getBrand } from './brand-design.service.ts'
import { fontFilesOf } from './font-files.ts'
import { drawGuidelines } from './guidelines-pdf.ts'

const paletteJson = (palette: Palette): string => `${JSON.stringify(palette, null, 2)}\n`

const paletteCss = (palette: Palette): string =>
  `:root {\n${paletteRoles.map((role) => `  --brand-${role}: ${palette[role]};\n`).join('')}}\n`

/** Letters and digits only: a valid file name everywhere. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'brand'

export async function packBrand(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: Actor,
  brandId: string | undefined,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { workspaceId } = actor
  const brand = await getBrand(deps.db, workspaceId, brandId)
  const look = await lookOf(deps, workspaceId, brand.id)
  const now = deps.clock.now()
  const { locale } = actor
  const { logos, printed, palette } = await runPictureTask('drawBrandKit', look, { workspaceId, signal })
  const zip = new yazl.ZipFile()
  const add = (name: string, content: Buffer | string) =>
    zip.addBuffer(Buffer.from(content), name, { mtime: now })

  for (const [variant, picture] of Object.entries(logos)) add(`logos/${variant}.png`, picture)
  add('palette/palette.json', paletteJson(look.palette))
  add('palette/palette.css', paletteCss(look.palette))
  add('palette/palette.png', palette)
  const families = [...new Set([look.fonts.primary, look.fonts.secondary])]
  add('fonts/fonts.txt', textOf(brandStudioMessages, locale)('package.fonts', look.fonts))
  for (const family of families)
    for (const { name, content } of await fontFilesOf(family)) add(`fonts/${name}`, content)
  const guidelines = await drawGuidelines(look, printed, { locale, printedAt: now })
  add(textOf(guidelineMessages, locale)('fileName'), guidelines)
  zip.end()
  const body = await buffer(zip.outputStream)
  return { type: 'application/zip', body, length: body.length, downloadName: `${plainName(brand.name)}.zip` }
}

/** One variant of the logo, to show or download. */
export async function openLogo(
  deps: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  variant: LogoVariant,
  { brandId, isDownload }: { brandId: string | undefined; isDownload: boolean },
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { workspaceId } = actor
  const brand = await getBrand(deps.db, workspaceId, brandId)
  const read = async () => ({ look: await lookOf(deps, workspaceId, brand.id), variant })
  const body = await runPictureTask('drawLogo', read, { workspaceId, signal })
  const downloadName = `${plainName(brand.name)}-${variant}.png`
  return { type: 'image/png', body, length: body.length, ...(isDownload && { downloadName }) }
}
