import { hasDemoActivity } from '#core/activity/index.server.ts'
import { claimFile, type FreedFile, keepFile, releaseFilesAtOnce } from '#core/files/index.server.ts'
import type { DemoDrawing } from '#server/demo/demo-part.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { lockDemoData } from './demo-data.lock.ts'

/** Thrown to end the drawing. */
export class DemoDataRemoved extends Error {}

/** Stores drawn files and lets a demo part use them. No file stays without a use. */
export const addDrawnFiles =
  (deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>, workspaceId: WorkspaceId): DemoDrawing['addFiles'] =>
  async (files, use) => {
    const urls: string[] = []
    for (const { type, bytes, width, height } of files)
      urls.push(await keepFile(deps, workspaceId, type, bytes, { width, height }))
    const freed: FreedFile[] = []
    const isLoaded = await deps.db.transaction(async (db) => {
      await lockDemoData(db, workspaceId)
      const isLoaded = await hasDemoActivity(db, workspaceId)
      // A claim of our own, so that releasing it deletes exactly the unused files.
      for (const url of urls) await claimFile(db, workspaceId, url)
      if (isLoaded) await use(db, urls)
      for (const url of urls) {
        const file = await releaseFilesAtOnce(db, workspaceId, url)
        if (file) freed.push(file)
      }
      return isLoaded
    })
    for (const { objectName } of freed) await deps.storage.remove(objectName)
    if (!isLoaded) throw new DemoDataRemoved()
  }
