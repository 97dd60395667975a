import type pg from 'pg'

/** A fetched job, which belongs to this process until it completes or fails. */
export type FetchedJob = {
  id: string
  data: object
  /** The owner; null for jobs of the installation. */
  groupId: string | null
  retryCount: number
  retryLimit: number
  expireInSeconds: number
}

const INDEX = 'job_turns'
const LOCK = 4_302_611

/** The library's index sorts by age only; this one also by owner. */
export async function prepareFetching(pool: pg.Pool): Promise<void> {
  const isThere = async (client: Pick<pg.PoolClient, 'query'>) =>
    (await client.query(`select to_regclass('pgboss.${INDEX}') is not null as is_there`)).rows[0]?.is_there
  if (await isThere(pool)) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (!(await isThere(client)))
      await client.query(
        `create index ${INDEX} on pgboss.job (name, coalesce(group_id, ''), start_after) where state < 'active' and not blocked`,
      )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const WAITS = "name = $1 and state < 'active' and not blocked"
const WHOSE = "coalesce(group_id, '')"

/** Jumps from owner to owner by the index, however many jobs each has. */
const turns = (name: string, beginning: string, end: string) => `
  ${name} as (
    (select ${WHOSE} as whose from pgboss.job where ${WAITS} ${beginning} order by ${WHOSE} limit 1)
    union all
    select next.whose from ${name}, lateral (
      select ${WHOSE} as whose from pgboss.job where ${WAITS} and ${WHOSE} > ${name}.whose order by ${WHOSE} limit 1
    ) as next ${end}
  )`

// The parts of a "union all" are read in order, and the second only if the first is empty.
const FETCH = `
  with recursive ${turns('after_last', `and ${WHOSE} > $2`, '')}, ${turns('until_last', '', 'where next.whose <= $2')},
  next as (
    select oldest.id from (select whose from after_last union all select whose from until_last) as turn, lateral (
      select id from pgboss.job
      where ${WAITS} and ${WHOSE} = turn.whose and start_after <= now()
      order by start_after limit 1 for update skip locked
    ) as oldest
    where turn.whose <> all($3::text[]) limit 1
  )
  update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end
  from next where job.name = $1 and job.id = next.id
  returning job.id, job.data, job.group_id as "groupId", job.retry_count as "retryCount", job.retry_limit as "retryLimit",
    job.expire_seconds as "expireInSeconds"`

/**
 * The next job of this name: round robin by owner, starting after the last one served; oldest first within an owner.
 * Owners in `full` are skipped.
 */
export const fetchStatement = (name: string, last: string | null, full: string[]) => ({
  name: 'fetch-job',
  text: FETCH,
  values: [name, last ?? '', full],
})

export async function fetchJob(
  pool: pg.Pool,
  ...which: Parameters<typeof fetchStatement>
): Promise<FetchedJob | null> {
  const { rows } = await pool.query<FetchedJob>(fetchStatement(...which))
  return rows[0] ?? null
}
