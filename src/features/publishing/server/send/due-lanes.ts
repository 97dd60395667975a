import type { Db } from '#server/db/database.ts'
import { FIRST, type Lane, listDueLanes, listFewDueLanes, WORKSPACES } from './due-lanes.repository.ts'

/** How long a read of due lanes stays valid. */
const FRESH_MS = 500

export type DueLanes = {
  /** Hands out slots one by one, to workspaces and to the lanes of each in turn, while `reserve` succeeds. */
  share(reserve: (lane: Lane) => boolean): Promise<Map<Lane, number>>
  /** Nothing more is due in this lane right now. */
  drain(lane: Lane): void
  /** Whether a due post got no slot. */
  isAnyLeft(): boolean
}

export const laneKey = ({ workspaceId, brandKey, platform, accountKey }: Lane) =>
  `${workspaceId} ${brandKey} ${platform} ${accountKey}`

type LanePost = Pick<Lane, 'workspaceId' | 'platform'> & { brandId: string | null; accountId: string | null }

export const laneOf = ({ workspaceId, platform, brandId, accountId }: LanePost): Lane => ({
  workspaceId,
  brandKey: brandId ?? workspaceId,
  platform,
  accountKey: accountId ?? workspaceId,
})

/** Rotates the list to start after this workspace. */
function rotateAfter(workspaces: Lane[][], last: string): Lane[][] {
  const isNext = ([lane]: Lane[]) => lane !== undefined && lane.workspaceId > last
  return [...workspaces.filter(isNext), ...workspaces.filter((each) => !isNext(each))]
}

/** Lanes with due posts, by workspace; the one served last comes last. */
export function createDueLanes(db: Db): DueLanes {
  let queue: Lane[][] = []
  let lookedAt = Number.NEGATIVE_INFINITY
  /** The workspace to continue after; null at the end. */
  let cursor: string | null = null
  let lastServed = FIRST

  const fill = (lanes: Lane[]) => {
    queue = rotateAfter([...Map.groupBy(lanes, ({ workspaceId }) => workspaceId).values()], lastServed)
  }

  async function look(): Promise<void> {
    lookedAt = performance.now()
    const few = await listFewDueLanes(db)
    if (!few) return readNextLanes(cursor ?? FIRST)
    cursor = null
    fill(few)
  }

  /** Reads the next workspaces; after the last one it starts over. */
  async function readNextLanes(after: string): Promise<void> {
    const lanes = await listDueLanes(db, after)
    fill(lanes)
    cursor = queue.length < WORKSPACES ? null : (lanes.at(-1)?.workspaceId ?? null)
  }

  function shareQueue(reserve: (lane: Lane) => boolean): Map<Lane, number> {
    const shares = new Map<Lane, number>()
    const refused = new Map<string, Lane[]>()
    const over: Lane[][] = []
    for (let lanes = queue.shift(); lanes; lanes = queue.shift()) {
      const at = lanes.findIndex(reserve)
      const lane = lanes[at]
      const workspaceId = lanes[0]?.workspaceId ?? FIRST
      // A lane without a free slot gets none for the rest of this round.
      const aside = [...(refused.get(workspaceId) ?? []), ...(lane ? lanes.slice(0, at) : lanes)]
      if (lane) {
        refused.set(workspaceId, aside)
        shares.set(lane, (shares.get(lane) ?? 0) + 1)
        lastServed = workspaceId
        queue.push([...lanes.slice(at + 1), lane])
      } else over.push(aside)
    }
    queue = over
    return shares
  }

  return {
    async share(reserve) {
      if (performance.now() - lookedAt >= FRESH_MS) await look()
      let shares = shareQueue(reserve)
      while (shares.size === 0 && cursor !== null) {
        await readNextLanes(cursor)
        shares = shareQueue(reserve)
      }
      return shares
    },
    drain(lane) {
      queue = queue.map((lanes) => lanes.filter((each) => each !== lane)).filter((lanes) => lanes.length > 0)
    },
    isAnyLeft: () => queue.length > 0 || cursor !== null,
  }
}
