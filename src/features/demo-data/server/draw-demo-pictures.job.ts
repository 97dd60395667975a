import * as z from 'zod'
import { hasDemoActivity } from '#core/activity/index.server.ts'
import { done } from '#platform/job.ts'
import { locales } from '#platform/locale.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoShop } from '#server/demo/demo-shop.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { addDrawnFiles, DemoDataRemoved } from './add-drawn-files.ts'

const payload = z.object({
  workspaceId: z.uuid().transform((id) => id as WorkspaceId),
  userId: z.uuid(),
  locale: z.enum(locales),
  timeZone: z.string(),
  loadedAt: z.iso.datetime(),
})

/** What enqueueing needs. */
export const drawDemoPicturesSpec = {
  name: 'demo-data.draw-pictures',
  payload,
  maxAttempts: 3,
  atOnce: 2,
} as const

/** Adds the pictures of the demo data. Every part skips those that exist, so an interrupted run continues. */
export const drawDemoPictures = (parts: () => readonly DemoPart[]) =>
  defineJob({
    ...drawDemoPicturesSpec,
    run: async ({ loadedAt, ...given }, deps) => {
      if (await hasDemoActivity(deps.db, given.workspaceId))
        await draw(deps, parts(), { ...given, now: new Date(loadedAt) })
      return done
    },
  })

type Given = Omit<Parameters<typeof demoShop>[0], 'secrets'>

async function draw(deps: Deps, parts: readonly DemoPart[], given: Given): Promise<void> {
  const { db, storage, secrets } = deps
  const shop = demoShop({ ...given, secrets })
  const addFiles = addDrawnFiles(deps, shop.workspaceId)
  try {
    for (const part of parts) await part.draw?.({ db, storage, shop, addFiles })
  } catch (error) {
    if (!(error instanceof DemoDataRemoved)) throw error
  }
}
