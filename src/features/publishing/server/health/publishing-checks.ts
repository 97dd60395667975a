import { broken, type Finding, fine, warning } from '#server/doctor/finding.ts'
import { LAGGING_SECONDS } from './installation-health.ts'

const inWords = (seconds: number): string => {
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} minutes`
  return seconds < 48 * 3600 ? `${Math.floor(seconds / 3600)} hours` : `${Math.floor(seconds / 86_400)} days`
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export function checkWorkers(
  workers: readonly { id: string; inFlight: number }[],
  oldestDueSeconds: number | null,
): Finding {
  if (workers.length > 0) {
    const inFlight = workers.reduce((sum, worker) => sum + worker.inFlight, 0)
    const who = counted(workers.length, 'process takes', 'processes take')
    return fine(`${who} up posts that are due, with ${inFlight} on their way`)
  }
  const fix =
    'Start it: npm start does all of the work, ROLE=worker npm start only this part. Posts that wait then go out.'
  if (oldestDueSeconds === null) return warning('No process takes up posts, and none is due right now', fix)
  return broken('No process takes up posts, and some are due', fix)
}

export function checkQueueAge(oldestDueSeconds: number | null, hasWorker: boolean): Finding {
  if (oldestDueSeconds === null) return fine('No post waits longer than it should')
  const text = `The post that is due the longest has been waiting for ${inWords(oldestDueSeconds)}`
  if (oldestDueSeconds <= LAGGING_SECONDS) return fine(text)
  return warning(
    text,
    hasWorker
      ? 'Nothing is lost. See the log of the worker for "publishing waits"; start more of them with ROLE=worker npm start, or start this one anew.'
      : 'Nothing is lost: it goes out as soon as a process takes up posts again.',
  )
}

export function checkStuck(count: number): Finding {
  if (count === 0) return fine('No post is stuck on its way')
  return warning(
    `${counted(count, 'post was', 'posts were')} taken up by a process that has not been heard of since`,
    'A running worker asks the network what became of each and never sends twice. If they stay: npm run jobs, and the log.',
  )
}

export function checkAccounts({
  needsReconnect,
  unreachable,
}: {
  needsReconnect: number
  unreachable: number
}): Finding {
  if (needsReconnect + unreachable === 0) return fine('Every connected account lets us in')
  const parts = [
    needsReconnect > 0 &&
      counted(needsReconnect, 'account has to be connected again', 'accounts have to be connected again'),
    unreachable > 0 && counted(unreachable, 'account did not answer', 'accounts did not answer'),
  ].filter((part) => part !== false)
  return warning(
    `Of all workspaces: ${parts.join(', ')}`,
    'Their owners see which under Settings, Channels. If it is all of them, look at the way out of this machine.',
  )
}
