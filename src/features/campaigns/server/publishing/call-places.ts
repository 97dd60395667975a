import type { Platform } from '#connectors/social/platforms.ts'
import { awakeNow } from './awake-clock.ts'

/** Whose call it is. */
export type Caller = { workspaceId: string; accountId: string; platform: Platform }

export type CallLimits = {
  /** Calls at once; those that have become slow count no more. */
  atOnce: number
  /** Of these one workspace has at most so many, and one platform: the rest stays free for newcomers. */
  ofOneWorkspace: number
  ofOnePlatform: number
  /** How many an account has at once: at first, and at most once it has always answered quickly. */
  first: number
  most: number
  /** The same for an account that does not answer quickly. */
  slow: number
  slowOfOneWorkspace: number
  slowAtOnce: number
  /** Slow or not: nothing more is begun. */
  inAll: number
}

/** Without an answer for so long a call is slow: it leaves its place to others, and its account gets fewer. */
export const SLOW_MS = 1000
const FORGOTTEN_AFTER_MS = 15 * 60_000
/** A claim costs nearly the same for one as for many: less than a fifth of what is allowed is not worth one. */
const WORTH_TAKING = 1 / 5

type Call = Caller & { begunAt: number; isAnswered: boolean; isSlow: boolean }
type Account = { window: number; isSlow: boolean; usedAt: number }

/** What is free at one moment; `reserve` takes one of it. */
export type Room = { free(): number; reserve(caller: Caller): boolean }

export type CallPlace = {
  /** The network has spoken: what is still to be done here is not its fault. */
  answered(): void
  /** The place is free again. */
  leave(): void
}

export type CallPlaces = {
  begin(caller: Caller): CallPlace
  room(): Room
  isSlow(accountId: string): boolean
  inFlight(): number
}

/** So many may still be taken of something. */
type Budget = { left: number }

/** What is left, unless that is too little to begin with. */
function budgetOf(limit: number, used: number): Budget {
  const left = limit - used
  return { left: left < limit * WORTH_TAKING ? 0 : left }
}

/**
 * The calls of this process, and how many more each may have. An account that answers quickly gets one place more with each
 * answer; one that keeps us waiting gets few until it answers quickly again. So who hangs holds little, and who does not can have nearly everything.
 */
export function openCallPlaces(limits: CallLimits, now: () => number = awakeNow): CallPlaces {
  const calls = new Set<Call>()
  const accounts = new Map<string, Account>()

  const accountOf = (id: string): Account =>
    accounts.get(id) ?? { window: limits.first, isSlow: false, usedAt: now() }

  function change(id: string, changed: Partial<Account>): void {
    accounts.set(id, { ...accountOf(id), ...changed, usedAt: now() })
  }

  /** A call is seen to be slow when somebody looks: nobody needs to know it before. */
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
        leave() {
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

      /** Nothing is counted for those after one that is used up. */
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
