import type { Platform } from '#connectors/social/platforms.ts'
import { pathOf } from '#platform/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { announceProgress } from '#server/events/announce.ts'
import { type CreationStep, getCreation } from '../creator.contract.ts'
import type { CreationPlace } from './begin-creation.ts'
import * as repository from './creations.repository.ts'

const pathOfCreation = (id: string) => pathOf(getCreation.path, { id })

/** Stores a platform's step and sends it to open screens. */
export const reportStep = (
  db: Db,
  { workspaceId, creationId }: CreationPlace,
  platform: Platform,
  step: CreationStep,
): Promise<void> =>
  db.transaction(async (db) => {
    await repository.setStep(db, workspaceId, creationId, platform, step)
    const fields = { progress: { [platform]: step } }
    await announceProgress(db, { workspaceId }, { path: pathOfCreation(creationId), fields })
  })
