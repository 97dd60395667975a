import type { Deps } from '#server/deps.ts'
import { announceProgress } from '#server/events/announce.ts'
import { listPlans } from '../planner.contract.ts'
import type { PlanRow } from './content-plans.repository.ts'
import * as repository from './content-plans.repository.ts'

/** Percent; a step per day would be thirty writes that a progress bar cannot show. */
const STEP = 5

/** Stores the progress of a plan, one write at a time; the writer does not wait. */
export function reportProgress({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, plan: PlanRow) {
  let shown = 0
  let writing: Promise<void> = Promise.resolve()

  async function write(percent: number): Promise<void> {
    try {
      await repository.setProgress(db, plan.workspaceId, plan.id, percent, clock.now())
      await announceProgress(db, plan, {
        path: `${listPlans.path}/${plan.id}`,
        fields: { progress: percent },
      })
    } catch (err) {
      log.warn({ err, plan: plan.id }, 'the progress of a content plan was not written')
    }
  }

  return {
    onDay: (done: number, of: number) => {
      const percent = Math.floor((done / of) * 100)
      if (percent - shown < STEP) return
      shown = percent
      writing = writing.then(() => write(percent))
    },
    isWritten: () => writing,
  }
}
