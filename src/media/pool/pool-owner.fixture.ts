import { openPool } from './worker-pool.ts'

/** A process with a pool whose worker is busy forever; prints the worker's id. */
const pool = openPool({
  module: new URL('./pool-tasks.fixture.ts', import.meta.url),
  places: 1,
  placesOfOne: 1,
  priority: 0,
  deadlineMs: 60_000,
  patienceMs: 60_000,
  idleMs: 60_000,
  waiting: { perOwner: 4, all: 4 },
})
const owner = 'ana'
process.send?.(await pool.run('pid', async () => null, { owner }))
await pool.run('hold', async () => '/never', { owner })
