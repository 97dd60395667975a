import './runtime.ts'
import { jobs } from '#app/server/features.ts'
import { openDatabase } from '#server/db/database.ts'
import { type DeadJob, type Queue, startQueue } from '#server/jobs/queue.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'

const usage = `Usage:
  npm run jobs                        list the jobs that failed for good
  npm run jobs -- revive <id> …       put these back to be tried again
  npm run jobs -- revive --all        put all of them back`

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

function show({ id, job, failedAt, attempts, reason }: DeadJob) {
  console.log(`${id}  ${job}`)
  console.log(
    `  failed ${failedAt.toISOString()} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${reason}`,
  )
}

async function list(queue: Queue) {
  const dead = await queue.dead()
  if (dead.length === 0) return console.log('No job has failed for good.')
  for (const job of dead) show(job)
  console.log('Put them back with: npm run jobs -- revive <id> … (or --all)')
}

async function revive(queue: Queue, args: string[]) {
  const isAll = args.length === 1 && args[0] === '--all'
  if (!isAll && (args.length === 0 || !args.every(isId)))
    throw new UsageError('Name the ids that "npm run jobs" shows, or --all.')
  const count = await queue.revive(isAll ? undefined : args)
  console.log(`${count} ${count === 1 ? 'job waits' : 'jobs wait'} to be tried again.`)
  if (!isAll && count < args.length)
    throw new Error(`${args.length - count} of the ids are not among the failed jobs.`)
}

await runCommand(usage, async (given) => {
  const [action, ...args] = given.args
  if (action !== undefined && action !== 'revive') throw new UsageError(`"${action}" is not known here.`)
  const act = (queue: Queue) => (action === 'revive' ? revive(queue, args) : list(queue))
  await withDatabase(given, async (connection) => {
    const database = openDatabase({ ...connection, max: 2 }, given.log, 'campaigner-jobs')
    try {
      const queue = await startQueue(database.pool, jobs, given.log, { works: false })
      await act(queue).finally(queue.stop)
    } finally {
      await database.close()
    }
  })
})
