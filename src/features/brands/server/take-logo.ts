import { claim, keepFile, readStored, release } from '#features/files/server/files.service.ts'
import { AppError } from '#platform/errors.ts'
import { says } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const MAX_SIDE = 2000
// A few kilobytes can claim to be a picture of a thousand million pixels; nobody's logo is larger than this.
const MAX_PIXELS = 50_000_000

const unreadableText = says(
  'This picture cannot be read. Save it as PNG or JPG and try again',
  'Esta imagen no se puede leer. Guárdala como PNG o JPG e inténtalo de nuevo',
)

/** The pixels and nothing else: no place, no camera, no profile, no second file behind the first. */
async function redrawn(bytes: Buffer): Promise<Buffer> {
  // Heavy, and needed by few: it starts with the first logo, not with the product.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/**
 * Makes a logo of an uploaded picture: a copy of our own drawing, claimed for the brand. In the transaction that gives it
 * to the brand; the upload itself is left to the sweep.
 */
export async function takeLogo(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  url: string,
  field: string,
): Promise<string> {
  const { db } = deps
  // Refuses what is no picture of this workspace, and holds it while it is read.
  await claim(db, workspaceId, url, { field, isPicture: true })
  const stored = await readStored(deps, workspaceId, url)
  const safe = await redrawn(stored?.bytes ?? Buffer.alloc(0)).catch((cause: unknown) => {
    throw new AppError('refused', { fields: { [field]: unreadableText }, cause })
  })
  const kept = await keepFile(deps, workspaceId, 'image/png', safe)
  await claim(db, workspaceId, kept, { field, isPicture: true })
  await release(db, workspaceId, url)
  return kept
}
