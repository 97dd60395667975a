import * as z from 'zod'
import { releaseFile } from '#core/files/index.server.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { emptyTrash as emptyTrashOf } from './media-items.repository.ts'

const DAY_MS = 86_400_000

/** Deleted pictures can be restored for a day; then their files are released. */
export const emptyTrash = defineJob({
  name: 'media-library.empty-trash',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '23 * * * *',
  run: async (_payload, { db, clock }) => {
    await db.transaction(async (db) => {
      const gone = await emptyTrashOf(db, new Date(clock.now().getTime() - DAY_MS))
      for (const { workspaceId, url } of gone) await releaseFile(db, workspaceId, url)
    })
    return done
  },
})
