import type { Platform } from '#connectors/social/platforms.ts'
import { eventLoopNow } from './event-loop-clock.ts'

export type Caller = { workspaceId: string; accountId: string; platform: Platform }

export type CallLimits = {
  /** Calls at once, without slow ones. */
  atOnce: number
  /** At most for one workspace and for one platform: the rest stays free for others. */
  ofOneWorkspace: number
  ofOnePlatform: number
  /** Calls at once of an account: at first, and at most after quick answers. */
  first: number
  most: number
  /** The same for slow accounts. */
  slow: number
  slowOfOneWorkspace: number
  slowAtOnce: number
  /** Calls at once, with slow ones. */
  inAll: number
}

/** A call without an answer for this long is slow: it frees its slot, and its account gets fewer. */
export const SLOW_MS = 1000
const FORGOTTEN_AFTER_MS = 15 * 60_000
/** A claim costs nearly the same for one post as for many: less than a fifth of a limit is not worth one. */
const WORTH_TAKING = 1 / 5

type Call = Caller & { begunAt: number; isAnswered: boolean; isSlow: boolean }
type Account = { window: number; isSlow: boolean; usedAt: number }

/** The free slots of one moment; `reserve` takes one. */
export type Room = { free(): number; reserve(caller: Caller): boolean }

export type CallSlot = {
  /** The network has answered: the time of the work that follows is not its own. */
  answered(): void
  release(): void
}

export type CallSlots = {
  begin(caller: Caller): CallSlot
  room(): Room
  isSlow(accountId: string): boolean
  inFlight(): number
}

type Budget = { left: number }

/** What is left of a limit; nothing when that is too little for a claim. */
function budgetOf(limit: number, used: number): Budget {
  const left = limit - used
  return { left: left < limit * WORTH_TAKING ? 0 : left }
}

/**
 * Limits the calls of this process. An account gets one slot more with each quick answer; a slow one gets few until it answers
 * quickly again. So an account that hangs costs little, and one that answers may have nearly all slots.
 */
export function createCallSlots(limits: CallLimits, now: () => number = eventLoopNow): CallSlots {
  const calls = new Set<Call>()
  const accounts = new Map<string, Account>()

  const accountOf = (id: string): Account =>
    accounts.get(id) ?? { window: limits.first, isSlow: false, usedAt: now() }

  function change(id: string, changed: Partial<Account>): void {
    accounts.set(id, { ...accountOf(id), ...changed, usedAt: now() })
  }

  /** Done on demand: no timer is needed. */
  function findSlow(): void {
    for (const call of calls) {
      if (call.isSlow || call.isAnswered || now() - call.begunAt < SLOW_MS) continue
      call.isSlow = true
      change(call.accountId, { isSlow: true, window: limits.slow })
    }
  }

  function forgetUnused(): void {
    const inUse = new Set([...calls].map(({ accountId }) => accountId))
    for (const [id, { usedAt }] of accounts)
      if (!inUse.has(id) && now() - usedAt > FORGOTTEN_AFTER_MS) accounts.delete(id)
  }

  return {
    begin(caller) {
      const call = { ...caller, begunAt: now(), isAnswered: false, isSlow: false }
      calls.add(call)
      function answered(): void {
        findSlow()
        if (call.isSlow || call.isAnswered) return
        call.isAnswered = true
        const window = Math.min(accountOf(call.accountId).window + 1, limits.most)
        change(call.accountId, { isSlow: false, window })
      }
      return {
        answered,
        release() {
          answered()
          calls.delete(call)
        },
      }
    },
    room() {
      findSlow()
      forgetUnused()
      const used = (isCounted: (call: Call) => boolean) => [...calls].filter(isCounted).length
      const budgets = new Map<string, Budget>()
      const budget = (name: string, limit: number, isCounted: (call: Call) => boolean): Budget => {
        const known = budgets.get(name) ?? budgetOf(limit, used(isCounted))
        budgets.set(name, known)
        return known
      }
      const all = budget('all', limits.atOnce, ({ isSlow }) => !isSlow)
      all.left = Math.min(all.left, limits.inAll - calls.size)
      const slow = budget('slow', limits.slowAtOnce, ({ isSlow }) => isSlow)

      /** Lazy: after a budget that is used up, the others are not counted. */
      function* budgetsFor({ workspaceId, accountId, platform }: Caller): Generator<Budget> {
        const { window, isSlow } = accountOf(accountId)
        const isOfWorkspace = (call: Call) => call.isSlow === isSlow && call.workspaceId === workspaceId
        yield all
        if (isSlow) {
          yield slow
          yield budget(`slow ${workspaceId}`, limits.slowOfOneWorkspace, isOfWorkspace)
        } else {
          const isOfPlatform = (call: Call) => !call.isSlow && call.platform === platform
          yield budget(`workspace ${workspaceId}`, limits.ofOneWorkspace, isOfWorkspace)
          yield budget(`platform ${platform}`, limits.ofOnePlatform, isOfPlatform)
        }
        yield budget(`account ${accountId}`, window, (call) => call.accountId === accountId)
      }

      return {
        free: () => all.left,
        reserve(caller) {
          const needed: Budget[] = []
          for (const each of budgetsFor(caller)) {
            if (each.left < 1) return false
            needed.push(each)
          }
          for (const each of needed) each.left -= 1
          return true
        },
      }
    },
    isSlow(accountId) {
      findSlow()
      return accountOf(accountId).isSlow
    },
    inFlight: () => calls.size,
  }
}
