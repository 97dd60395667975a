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
    const who = counted(workers.length, 'worker is', 'workers are')
    return fine(`${who} publishing, ${counted(inFlight, 'post', 'posts')} being sent`)
  }
  const fix =
    'Start one: npm start runs everything, ROLE=worker npm start only the worker. Waiting posts are then published.'
  if (oldestDueSeconds === null) return warning('No worker is running; no post is due right now', fix)
  return broken('No worker is running, and posts are due', fix)
}

export function checkQueueAge(oldestDueSeconds: number | null, hasWorker: boolean): Finding {
  if (oldestDueSeconds === null) return fine('No post is late')
  const text = `The oldest due post has been waiting for ${inWords(oldestDueSeconds)}`
  if (oldestDueSeconds <= LAGGING_SECONDS) return fine(text)
  return warning(
    text,
    hasWorker
      ? 'Nothing is lost. Look for "publishing waits" in the log of the worker. Start more workers with ROLE=worker npm start, or restart this one.'
      : 'Nothing is lost: it is published as soon as a worker runs again.',
  )
}

export function checkStuck(count: number): Finding {
  if (count === 0) return fine('No post is stuck')
  return warning(
    `${counted(count, 'post is', 'posts are')} held by a worker that no longer responds`,
    'A running worker asks the network about each one and never sends twice. If they stay stuck, see npm run jobs and the log.',
  )
}

export function checkAccounts({
  needsReconnect,
  unreachable,
}: {
  needsReconnect: number
  unreachable: number
}): Finding {
  if (needsReconnect + unreachable === 0) return fine('Every channel is connected')
  const parts = [
    needsReconnect > 0 &&
      counted(needsReconnect, 'channel needs to be reconnected', 'channels need to be reconnected'),
    unreachable > 0 && counted(unreachable, 'channel did not respond', 'channels did not respond'),
  ].filter((part) => part !== false)
  return warning(
    `In all workspaces: ${parts.join(', ')}`,
    'Owners see which ones under Settings, Channels. If it is all of them, check the network connection of this server.',
  )
}
