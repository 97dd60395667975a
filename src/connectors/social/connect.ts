import type { Words } from '#platform/locale.ts'
import type { Env } from '#server/env.ts'
import type { Tokens } from './adapter.ts'
import type { Platform } from './platforms.ts'
import type { ServerLimits } from './server-limits.ts'

/** What a person enters to connect a network. */
export type ConnectField = {
  id: string
  label: Words
  hint?: Words
  /** Placeholder of the field. */
  example?: Words
  isOptional?: true
} & (
  | {
      /** `secret`: masked and never shown again. `address`: of a website or server. */
      kind: 'secret' | 'address' | 'text'
    }
  | { kind: 'choice'; choices: readonly { value: string; label: Words }[]; preset: string }
)

/** A way to connect a network, in plain words. */
export type ConnectGuide = {
  /** If there are several. */
  title?: Words
  /** Why people would choose it, if there are several. */
  text?: Words
  steps: readonly Words[]
  /** Where the network shows what has to be entered. */
  link?: { url: string; label: Words }
  fields: readonly ConnectField[]
  /** The person allows it on the network's own page; the fields are asked before. */
  hasSignIn?: true
}

/** Where servers that we never registered with read who we are. */
export const clientMetadataPath = '/api/social-accounts/client-metadata'

/** Why a network could not be connected; each has words in both languages. */
export const connectProblems = [
  'credentials_refused',
  'rights_missing',
  'not_found',
  'address_refused',
  'unreachable',
  'unexpected_answer',
  'no_account',
  'rate_limited',
  'denied',
  'expired',
  'invalid_value',
  /** No encryption, or a certificate that proves nothing. */
  'insecure',
  /** It needs an address of this installation that it can reach. */
  'no_public_address',
  /** Access was allowed to another account than the one that was entered. */
  'other_account',
] as const
export type ConnectProblem = (typeof connectProblems)[number]

export type ConnectRefusal = {
  kind: 'refused'
  problem: ConnectProblem
  /** The field it is about. */
  field?: string
  /** What the network said, or which right is missing. */
  detail?: string
  /** What to do about it, if that depends on the network. */
  advice?: Words
}

/** A page, channel or profile that a grant can post to. */
export type FoundAccount = {
  platform: Platform
  /** Its id at the network. */
  remoteId: string
  name: string
}

export type Granted = {
  kind: 'granted'
  /** The address of its server, if each has its own; otherwise empty. */
  site: string
  /** Who allowed it, at the network. */
  user: { id: string; name: string }
  tokens: Tokens
  /** What the network really granted. */
  scopes: readonly string[]
  /** What its own server allows, if it says so. */
  limits?: ServerLimits | null
  /** At least one. */
  accounts: readonly FoundAccount[]
}

export type ConnectAnswer = Granted | ConnectRefusal

type SignInRequest = {
  values: Readonly<Record<string, string>>
  redirectUri: string
  state: string
  /** PKCE, S256. */
  challenge: string
}

type SignInReturn = {
  code: string
  verifier: string
  redirectUri: string
  /** Who sends the person back, if the server says so (RFC 9207). */
  issuer?: string | undefined
  /** What `begin` left. */
  memo: Readonly<Record<string, string>>
}

/** OAuth 2 with PKCE. `memo` is kept sealed until the person comes back. */
export type SignIn<Reach> = {
  /** Our address as the network accepts it, null if it cannot be used from there. Without it, any address can. */
  addressFor?(env: Pick<Env, 'publicUrl'>, address: string): string | null
  /** What networks read of us before they let anybody in. Public. */
  clientMetadata?(reach: Reach, redirectUri: string): Readonly<Record<string, unknown>>
  begin(
    reach: Reach,
    request: SignInRequest,
  ): Promise<{ kind: 'ready'; url: string; memo: Readonly<Record<string, string>> } | ConnectRefusal>
  finish(reach: Reach, back: SignInReturn): Promise<ConnectAnswer>
}
