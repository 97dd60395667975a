import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import { sandboxNetworkRules } from '../i18n/index.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import type { Processing, SandboxPost } from '../sandbox-network.contract.ts'
import type { Accepted } from './accept-post.ts'
import { byteByByte, cutOff, FaultyAnswer, halfOf, withStatus } from './faulty-answer.ts'
import { wait } from './held-calls.ts'
import { setReady } from './post-fates.repository.ts'
import { endAccess } from './sandbox-accounts.repository.ts'
import type { Account } from './tokens.ts'

/** One post that is treated differently on purpose. */
export type Turn = { account: Account; now: Date; seconds: number; patience: AbortSignal }

/** `writes` is part of the transaction that counts the post; `answers` runs after it. */
export type Manner =
  | {
      takes: false
      writes?: (db: Db, turn: Turn) => Promise<unknown>
      answers: (turn: Turn) => Promise<never>
    }
  | {
      takes: true
      /** Which posts are affected; all by default. */
      concerns?: (post: SandboxPost) => boolean
      writes?: (db: Db, turn: Turn, accepted: Accepted) => Promise<unknown>
      /** If it does not throw, the regular answer follows. */
      answers: (turn: Turn, accepted: Accepted) => Promise<void>
    }

const SECOND_MS = 1000
const whenOver = ({ now, seconds }: Turn) => new Date(now.getTime() + seconds * SECOND_MS)

const refusal = ruleText(sandboxNetworkRules, 'refusal')

const tooMany = (headersOf: (turn: Turn) => Record<string, string>): Manner => ({
  takes: false,
  answers: async (turn) => {
    throw new FaultyAnswer(withStatus(429, { code: 'rate_limited' }, headersOf(turn)))
  },
})

const expires: Manner = {
  takes: false,
  writes: (db, { account, now }) => endAccess(db, account.workspaceId, account.id, now),
  answers: async () => {
    throw new AppError('token_expired')
  },
}

const takesThenCuts: Manner = {
  takes: true,
  answers: async () => {
    throw new FaultyAnswer(cutOff)
  },
}

const inProcess = ({ seconds }: Turn, { id }: Accepted): Processing => ({
  status: 'processing',
  handle: id,
  checkAfterSeconds: seconds,
})

export const manners: Record<Exclude<BehaviourKind, 'normal'>, Manner> = {
  slow: {
    takes: true,
    answers: async ({ patience, seconds }) => {
      await wait(patience, seconds * SECOND_MS)
    },
  },
  hangs: {
    takes: false,
    answers: async ({ patience }) => {
      await wait(patience)
      throw new FaultyAnswer(cutOff)
    },
  },
  trickles: {
    takes: true,
    answers: async ({ patience }, accepted) => {
      throw new FaultyAnswer(byteByByte(accepted, patience))
    },
  },
  fails_before: {
    takes: false,
    answers: async () => {
      throw new FaultyAnswer(withStatus(500, { code: 'not_accepted' }))
    },
  },
  accepts_then_fails: {
    takes: true,
    answers: async () => {
      throw new FaultyAnswer(withStatus(500, { code: 'internal' }))
    },
  },
  accepts_then_cuts: takesThenCuts,
  accepts_then_half: {
    takes: true,
    answers: async (_turn, accepted) => {
      throw new FaultyAnswer(halfOf(accepted))
    },
  },
  // And later lookups of the post get no answer either.
  lookup_down: takesThenCuts,
  rate_limited_seconds: tooMany(({ seconds }) => ({ 'retry-after': String(seconds) })),
  rate_limited_date: tooMany((turn) => ({ 'retry-after': whenOver(turn).toUTCString() })),
  rate_limited: tooMany(() => ({})),
  // They differ in the network's answer to a token renewal.
  token_expired: expires,
  token_rotates: expires,
  refresh_down: expires,
  refresh_dead: expires,
  rejects: {
    takes: false,
    answers: async () => {
      throw new AppError('refused', { fields: { text: refusal } })
    },
  },
  processes_videos: {
    takes: true,
    concerns: ({ media }) => media.some(({ kind }) => kind === 'video'),
    writes: (db, turn, { id }) => setReady(db, turn.account.workspaceId, id, whenOver(turn)),
    answers: async (turn, accepted) => {
      throw new FaultyAnswer(withStatus(202, inProcess(turn, accepted)))
    },
  },
}
