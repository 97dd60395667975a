import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import * as z from 'zod'
import { lockUntilCommit } from '../db/advisory-lock.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Log } from '../log.ts'
import type { Job } from './define-job.ts'
import { prepareFetching } from './fetch-job.ts'
import { DEAD_LETTER, prepareQueues } from './prepare-queues.ts'
import { type JobRunner, runJobs } from './run-jobs.ts'

const GRACE_MS = 20_000

export type DeadJob = {
  id: string
  job: string
  payload: unknown
  reason: string
  failedAt: Date
  attempts: number
}

/** What enqueueing needs to know of a job. */
type JobSpec<P extends z.ZodType = z.ZodType> = Omit<Job<P>, 'run'>

export type Queue = {
  /**
   * In the caller's transaction: the job exists exactly if the change does. Answers its id, or null if one with the
   * same `once` waits or runs.
   */
  enqueue<P extends z.ZodType>(
    db: Db,
    job: JobSpec<P>,
    payload: z.input<P>,
    options?: { runAt?: Date; once?: string },
  ): Promise<string | null>
  /** Many jobs in one statement. */
  enqueueAll<P extends z.ZodType>(db: Db, job: JobSpec<P>, payloads: z.input<P>[]): Promise<void>
  /** Reschedules a waiting job; answers whether it was waiting. In the caller's transaction. */
  move(db: Db, job: Pick<Job, 'name'>, id: string, runAt: Date): Promise<boolean>
  /** Removes a waiting job; answers whether it was waiting. In the caller's transaction. */
  withdraw(db: Db, job: Pick<Job, 'name'>, id: string): Promise<boolean>
  /** Removes the waiting job with this `once`; a running one no longer counts. In the caller's transaction. */
  withdrawOnce(db: Db, job: Pick<Job, 'name'>, once: string): Promise<void>
  /** Which of these jobs still wait. */
  waiting(db: Db, job: Pick<Job, 'name'>, ids: string[]): Promise<Set<string>>
  /** Starts working; without it this process only enqueues. */
  work(deps: Deps): Promise<void>
  isReady(): Promise<boolean>
  /** Jobs that failed for good, newest first, for the operator. */
  dead(): Promise<DeadJob[]>
  /** Puts dead jobs back into their queues; answers how many. */
  revive(ids?: string[]): Promise<number>
  /** Removes every job, waiting or done, whose payload contains one of these. */
  forget(db: Db, names: string[]): Promise<void>
  stop(): Promise<void>
}

const namesWorkspace = ({ payload }: Job) => payload instanceof z.ZodObject && 'workspaceId' in payload.shape

/** The owner of a job, for fair turns. */
function groupOf(job: JobSpec, payload: object): { group: { id: string } } | undefined {
  const named = 'workspaceId' in payload ? payload.workspaceId : undefined
  const whose = job.turnOf?.(payload) ?? (typeof named === 'string' ? named : null)
  return whose === null ? undefined : { group: { id: whose } }
}

/** Duplicate names, cron jobs that need input and jobs without an owner are bugs: refuse to start. */
export function checkJobs(jobs: readonly Job[]): void {
  const seen = new Set<string>()
  for (const job of jobs) {
    if (job.name === DEAD_LETTER || seen.has(job.name)) throw new Error(`Two jobs are named "${job.name}".`)
    if (job.cron && !job.payload.safeParse({}).success)
      throw new Error(`The clock job "${job.name}" must take an empty payload.`)
    if (!job.cron && !job.turnOf && !namesWorkspace(job))
      throw new Error(`The job "${job.name}" does not say whose work it is.`)
    seen.add(job.name)
  }
}

export async function startQueue(
  pool: pg.Pool,
  jobs: readonly Job[],
  log: Log,
  role: { works: boolean },
): Promise<Queue> {
  checkJobs(jobs)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    supervise: role.works,
    schedule: role.works,
    warningSlowQuerySeconds: 30,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue reports an error'))
  await boss.start()
  await prepareFetching(pool)
  await prepareQueues(boss, jobs, role.works)
  const runners: JobRunner[] = []
  const known = new Set(jobs.map((job) => job.name))

  return {
    async enqueue(db, job, payload, options = {}) {
      if (!known.has(job.name)) throw new Error(`The job "${job.name}" is not registered.`)
      const data = z.object({}).loose().parse(job.payload.parse(payload))
      const write = (db: Db) =>
        boss.send(job.name, data, {
          db: fromDrizzle(db, sql),
          ...groupOf(job, data),
          ...(options.runAt && { startAfter: options.runAt }),
          ...(options.once && { singletonKey: options.once }),
        })
      const { once } = options
      if (once === undefined) return write(db)
      return db.transaction(async (db) => ((await isThere(db, job.name, once)) ? null : write(db)))
    },
    async enqueueAll(db, job, payloads) {
      if (!known.has(job.name)) throw new Error(`The job "${job.name}" is not registered.`)
      if (payloads.length === 0) return
      const all = payloads.map((payload) => {
        const data = z.object({}).loose().parse(job.payload.parse(payload))
        return { data, ...groupOf(job, data) }
      })
      await boss.insert(job.name, all, { db: fromDrizzle(db, sql) })
    },
    async move(db, job, id, runAt) {
      const { rowCount } = await db.execute(
        sql`update pgboss.job set start_after = ${runAt.toISOString()}::timestamptz
          where name = ${job.name} and id = ${id} and state in ('created', 'retry')`,
      )
      return rowCount === 1
    },
    async withdraw(db, job, id) {
      const { rowCount } = await db.execute(
        sql`delete from pgboss.job where name = ${job.name} and id = ${id} and state in ('created', 'retry')`,
      )
      return rowCount === 1
    },
    async withdrawOnce(db, job, once) {
      await db.execute(
        sql`delete from pgboss.job
          where name = ${job.name} and singleton_key = ${once} and state in ('created', 'retry')`,
      )
      await db.execute(
        sql`update pgboss.job set singleton_key = null where name = ${job.name} and singleton_key = ${once}`,
      )
    },
    async waiting(db, job, ids) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from pgboss.job
          where name = ${job.name} and id = any(${sql.param(ids)}::uuid[]) and state in ('created', 'retry')`,
      )
      return new Set(rows.map(({ id }) => id))
    },
    async work(deps) {
      await refuseOrphans(boss, known)
      for (const job of jobs) runners.push(runJobs(pool, boss, job, deps))
    },
    isReady: async () => (await boss.schemaVersion()) !== null,
    async dead() {
      const found = await boss.findJobs(DEAD_LETTER)
      return found.map(toDeadJob).sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
    },
    revive: (ids) => boss.redrive(DEAD_LETTER, ids ? { ids } : {}),
    async forget(db, names) {
      // Payloads are few and small, and contain ids and addresses literally.
      const isNamed = sql`exists (select from unnest(${sql.param(names)}::text[]) name where position(name in data::text) > 0)`
      await db.execute(sql`delete from pgboss.job where ${isNamed}`)
    },
    async stop() {
      await Promise.all(runners.splice(0).map((runner) => runner.stop(GRACE_MS)))
      await boss.stop({ graceful: true, timeout: GRACE_MS, close: false })
    },
  }
}

/** Whether such a job waits or runs, locked until the transaction ends; the library itself does not check. */
async function isThere(db: Db, name: string, once: string): Promise<boolean> {
  await lockUntilCommit(db, `${name} ${once}`)
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and singleton_key = ${once} and state in ('created', 'retry', 'active') limit 1`,
  )
  return rows.length > 0
}

/** A queue with waiting jobs but no handler would wait forever in silence. */
async function refuseOrphans(boss: PgBoss, known: ReadonlySet<string>): Promise<void> {
  for (const queue of await boss.getQueues()) {
    if (queue.name === DEAD_LETTER || queue.name.startsWith('__pgboss') || known.has(queue.name)) continue
    const [stats] = await boss.getQueueStats(queue.name, { force: true })
    if ((stats?.queuedCount ?? 0) > 0)
      throw new Error(`${stats?.queuedCount} jobs wait for "${queue.name}", which has no handler.`)
    await boss.unschedule(queue.name)
    await boss.deleteQueue(queue.name)
  }
}

function toDeadJob(job: JobWithMetadata<unknown>): DeadJob {
  const output = job.sourceOutput
  const reason = output && 'message' in output ? String(output.message) : 'unknown'
  return {
    id: job.id,
    job: job.sourceName ?? 'unknown',
    payload: job.data,
    reason,
    failedAt: job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
  }
}
