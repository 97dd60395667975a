import { runPictureTask } from '#media/pool/media-pool.ts'
import { readableOn } from '#platform/contrast.ts'
import type { Deps } from '#server/deps.ts'
import type { Letterhead } from '#server/letterhead.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lookOf } from './brand-look.service.ts'

const INK = '#1c1917'

/** The letterhead of a mail or printed page; by default of the workspace's first brand. */
export async function letterheadOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<Letterhead> {
  const look = await lookOf(deps, workspaceId, brandId)
  const { primary, secondary } = look.palette
  return {
    name: look.name,
    color: primary,
    ink: readableOn('#ffffff', [primary, secondary, INK]),
    logo:
      look.logo && (await runPictureTask('drawLetterheadLogo', { look, logo: look.logo }, { workspaceId })),
  }
}
