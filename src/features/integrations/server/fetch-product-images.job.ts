import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import * as z from 'zod'
import { addProductImage } from '#features/media-library/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ImageProblem } from '../integrations.contract.ts'
import { systemActor } from './end-sync.ts'
import { fetchImage, ImageFailure } from './fetch-image.ts'
import * as repository from './product-images.repository.ts'

/** After this others get a turn. */
const TURN_SECONDS = 60
const MOST_ATTEMPTS = 3
const PAUSE_MINUTES = 5

/**
 * Adds the images of products to the media library, one after the other. Killed, it continues with those that wait;
 * one that kills it three times is given up.
 */
export const fetchProductImages = defineJob({
  name: 'integrations.fetch-product-images',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    integrationId: z.uuid(),
  }),
  maxAttempts: 5,
  atOnce: 1,
  expiresAfterSeconds: 5 * TURN_SECONDS,
  run: async ({ workspaceId, integrationId }, deps) => {
    const until = addSeconds(deps.clock.now(), TURN_SECONDS)
    for (;;) {
      const image = await repository.beginNext(deps.db, workspaceId, integrationId)
      if (!image) return done
      const problem = await add(deps, image)
      // A server that does not answer is left alone for a while.
      if (problem === 'unreachable' && image.attempts < MOST_ATTEMPTS)
        return { status: 'again', after: addMinutes(deps.clock.now(), PAUSE_MINUTES) }
      if (deps.clock.now() > until) return { status: 'again', after: deps.clock.now() }
    }
  },
})

/** Answers why it could not be added. */
async function add(deps: Deps, image: repository.ImageRow): Promise<ImageProblem | null> {
  const { workspaceId, name, url, attempts } = image
  try {
    if (attempts > MOST_ATTEMPTS) throw new ImageFailure('no_image')
    const found = await fetchImage(deps, url)
    await addProductImage(deps, workspaceId, { ...found, name }, (db, itemId) =>
      repository.end(db, image, { itemId }),
    )
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'failed') deps.log.error({ err: error, image: image.id }, 'a product image failed')
    if (problem !== 'unreachable' || attempts >= MOST_ATTEMPTS)
      await deps.db.transaction(async (db) => {
        await repository.end(db, image, { problem })
        await announce(db, systemActor(image), 'integrations')
      })
    return problem
  }
}

function problemOf(error: unknown): ImageProblem {
  if (error instanceof ImageFailure) return error.problem
  if (!(error instanceof AppError)) return 'failed'
  if (error.code === 'storage_full') return 'storage_full'
  return error.code === 'picture_too_large' ? 'too_large' : 'no_image'
}
