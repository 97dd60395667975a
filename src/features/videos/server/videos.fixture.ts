import { claimFile, keepFile } from '#core/files/index.server.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TestApp } from '#tests/test-app.ts'
import * as repository from './videos.repository.ts'

/** A fake video for tests that only need a file. */
export const mp4 = Buffer.from('\0\0\0\x18ftypmp42 and what a player would find behind it')

/** A finished video, without rendering. */
export async function addVideo({ deps }: TestApp, workspaceId: WorkspaceId): Promise<string> {
  const fileUrl = await keepFile(deps, workspaceId, 'video/mp4', mp4)
  await claimFile(deps.db, workspaceId, fileUrl)
  const now = deps.clock.now()
  const { id } = await repository.insert(deps.db, workspaceId, {
    ...{ prompt: 'Fresh bread', style: 'minimalist', duration: 3, locale: 'en' },
    ...{ status: 'done', progress: 100, fileUrl, createdAt: now, updatedAt: now },
  })
  return id
}
