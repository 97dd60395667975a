import { readableOn } from '#platform/contrast.ts'
import type { Deps } from '#server/deps.ts'
import type { Letterhead } from '#server/letterhead.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lookOf } from './brand-design.service.ts'
import { drawLogo, isSeenOnWhite } from './logo-variants.ts'

const INK = '#1c1917'
const LOGO = { width: 480, height: 160 }

/** A brand at the head of a mail or a printed page; without one given, the workspace's first. */
export async function letterheadOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<Letterhead> {
  const look = await lookOf(deps, workspaceId, brandId)
  const { primary, secondary } = look.palette
  return {
    name: look.name,
    colour: primary,
    ink: readableOn('#ffffff', [primary, secondary, INK]),
    logo:
      look.logo && (await sized((await isSeenOnWhite(look.logo)) ? look.logo : await drawLogo(look, 'dark'))),
  }
}

async function sized(logo: Buffer): Promise<Letterhead['logo']> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(logo)
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
