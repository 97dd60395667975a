import type { Log } from '../log.ts'

/** Logs the outcome of a call without secrets, which may be in paths and queries too. */
export async function logged<Answer extends { status: number }>(
  log: Log | undefined,
  { host }: URL,
  method: string | undefined,
  call: Promise<Answer>,
): Promise<Answer> {
  const start = performance.now()
  const write = (outcome: object) => {
    const ms = Math.round(performance.now() - start)
    log?.debug({ outgoing: { method: method ?? 'GET', host, ...outcome, ms } }, 'called')
  }
  try {
    const answer = await call
    write({ status: answer.status })
    return answer
  } catch (error) {
    write({ failure: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}
