import type { Platform } from '#connectors/social/platforms.ts'

const TICK_MS = 50

let elapsedMs = 0
let isTicking = false

/** A clock that stops while the event loop is blocked, so that a busy process does not make a network look slow. */
function eventLoopNow(): number {
  if (!isTicking) {
    isTicking = true
    setInterval(() => {
      elapsedMs += TICK_MS
    }, TICK_MS).unref()
  }
  return elapsedMs
}

export type Caller = { workspaceId: string; accountId: string; platform: Platform }

export type CallLimits = {
  /** Concurrent calls, without slow ones. */
  atOnce: number
  /** Maximum per workspace and per platform; the rest stays free for others. */
  ofOneWorkspace: number
  ofOnePlatform: number
  /** Concurrent calls per account: initially, and at most after quick answers. */
  first: number
  most: number
  /** The same for slow accounts. */
  slow: number
  slowOfOneWorkspace: number
  slowAtOnce: number
  /** Concurrent calls, including slow ones. */
  inAll: number
}

/** A call without an answer for this long is slow: it frees its slot, and its account gets fewer. */
export const SLOW_MS = 1000
const FORGOTTEN_AFTER_MS = 15 * 60_000
/** A claim costs nearly the same for one post as for many: less than a fifth of a limit is not worth one. */
const WORTH_TAKING = 1 / 5

type Call = Caller & { begunAt: number; isAnswered: boolean; isSlow: boolean }
type Account = { window: number; isSlow: boolean; usedAt: number }

/** The slots free at one moment; `reserve` takes one. */
export type Room = { free(): number; reserve(caller: Caller): boolean }

export type CallSlot = {
  /** The network has answered; time spent after this is not its own. */
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

/** The rest of a limit; none if too little for a claim. */
function budgetOf(limit: number, used: number): Budget {
  const left = limit - used
  return { left: left < limit * WORTH_TAKING ? 0 : left }
}

/**
 * Limits the calls of this process. An account gets one more slot per quick answer; a slow one gets few until it
 * answers quickly again. So a hanging account costs little, and a healthy one may use nearly all slots.
 */
export function createCallSlots(limits: CallLimits, now: () => number = eventLoopNow): CallSlots {
  const calls = new Set<Call>()
  const accounts = new Map<string, Account>()

  const accountOf = (id: string): Account =>
    accounts.get(id) ?? { window: limits.first, isSlow: false, usedAt: now() }

  function change(id: string, changed: Partial<Account>): void {
    accounts.set(id, { ...accountOf(id), ...changed, usedAt: now() })
  }

  /** On demand, so that no timer is needed. */
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

      /** Lazy: after an exhausted budget, the others are not counted. */
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
