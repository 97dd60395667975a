import type { Words } from '#platform/locale.ts'
import type { Env } from '#server/env.ts'
import type { Platform } from '../platforms.ts'
import type { ServerLimits } from '../server-limits.ts'
import type { NetworkApp } from './network-apps.ts'
import type { OAuthClient } from './oauth-client.ts'
import type { Tokens } from './tokens.ts'

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

/** How to register the app that a network asks for. Its page shows two keys. */
export type AppGuide = {
  name: NetworkApp
  steps: readonly Words[]
  link: { url: string; label: Words }
  /** What the network calls the keys. */
  clientId: Words
  clientSecret: Words
}

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
  /** The platform whose page that is, if the network serves several. */
  signsInOn?: Platform
  /** What has to be there before anybody can sign in. */
  app?: AppGuide
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
  /** It asks for an app, and nobody has entered its keys. */
  'app_missing',
  /** It does not know the app, or its keys are wrong. */
  'app_refused',
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

export type SignInRequest = {
  values: Readonly<Record<string, string>>
  redirectUri: string
  state: string
  /** PKCE, S256. */
  challenge: string
  /** Present if the sign-in needs one. */
  app?: OAuthClient | undefined
}

export type SignInReturn = {
  code: string
  verifier: string
  redirectUri: string
  /** Who sends the person back, if the server says so (RFC 9207). */
  issuer?: string | undefined
  /** What `begin` left. */
  memo: Readonly<Record<string, string>>
  /** The one it began with. */
  app?: OAuthClient | undefined
  /** What the person wanted to connect, if the network serves several platforms. */
  platform?: Platform | undefined
}

/** OAuth 2 with PKCE. `memo` is kept sealed until the person comes back. */
export type SignIn<Reach> = {
  /** The app that it needs, and whether the network knows its keys; null if it does. */
  app?: { name: NetworkApp; check(reach: Reach, app: OAuthClient): Promise<ConnectRefusal | null> }
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
