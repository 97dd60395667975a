import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { AddressTrouble } from '#platform/address-trouble.ts'
import type { Env } from '../env.ts'
import { type OwnProof, ownProof } from '../http/health.contract.ts'
import type { Log } from '../log.ts'
import { recently } from '../recently.ts'
import type { Secrets } from '../secrets.ts'
import { guardedCall } from './guarded-call.ts'
import { noGuard } from './network-guard.ts'
import { isPublicAddress } from './public-address.ts'
import { readJson } from './read-json.ts'

export type AddressState = 'ok' | AddressTrouble

/** Whether networks can reach this installation at its public address. */
export type OwnAddress = {
  check(): Promise<AddressState>
  /** What the last check found, for those who cannot wait; null before the first. */
  lastKnown(): AddressState | null
}

const PURPOSE = 'own address'
const DEADLINE_MS = 5000
const MAX_BYTES = 10_000
const FRESH_MS = 5 * 60_000
const FRESH_TROUBLE_MS = 30_000

/** What any process of this installation answers, and no other server can. */
export const proofFor = (secrets: Secrets, nonce: string): OwnProof => ({
  proof: secrets.sign(PURPOSE, nonce),
})

const localEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa']

/** By its name alone: a public name may lead to a private address inside its own network. */
function isPrivateName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return !isPublicAddress(bare)
  return !bare.includes('.') || localEndings.some((ending) => bare.endsWith(ending))
}

type Own = { env: Pick<Env, 'publicUrl' | 'allowPrivateNetwork'>; secrets: Secrets; log?: Log }

/**
 * Asks its own public address, through the internet where it leads there. Private addresses are no way for networks,
 * unless the administrator allowed the private network: then networks of one's own may be in it.
 */
export async function checkOwnAddress({ env, secrets, log }: Own): Promise<AddressState> {
  if (env.publicUrl === undefined) return 'missing'
  const url = new URL(env.publicUrl)
  if (!env.allowPrivateNetwork) {
    if (isPrivateName(url.hostname)) return 'private'
    if (url.protocol !== 'https:') return 'not_https'
  }
  const nonce = randomBytes(16).toString('base64url')
  try {
    // The only call to our own address, wherever it is: the administrator set it.
    const { status, text } = await guardedCall(
      noGuard,
      MAX_BYTES,
      log,
    )(`${env.publicUrl}${ownProof.path}?nonce=${nonce}`, {
      method: 'GET',
      headers: {},
      body: null,
      deadlineMs: DEADLINE_MS,
    })
    const answer = ownProof.response.safeParse(readJson(text))
    return status === 200 && answer.success && secrets.verify(PURPOSE, nonce, answer.data.proof)
      ? 'ok'
      : 'elsewhere'
  } catch {
    return 'unreachable'
  }
}

export function watchOwnAddress(own: Own): OwnAddress {
  let known: AddressState | null = null
  const check = recently(
    async () => {
      known = await checkOwnAddress(own)
      return known
    },
    (state) => (state === 'ok' ? FRESH_MS : FRESH_TROUBLE_MS),
  )
  return {
    check,
    lastKnown() {
      void check()
      return known
    },
  }
}
