import type { BaseUrls, Env } from '../env.ts'
import type { AddressState } from '../outgoing/own-address.ts'
import { publicUrl } from '../public-url.ts'
import type { TrustProxy } from '../trust-proxy.ts'
import { broken, type Finding, fine, warning } from './finding.ts'

const MB = 1_000_000
const DAY_MS = 24 * 60 * 60 * 1000
const OLD_BACKUP_DAYS = 7

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const isEnough = major > 22 || (major === 22 && minor >= 18)
  return isEnough ? fine(`Node ${version}`) : broken(`Node ${version} is too old`, 'Install Node 24.')
}

export function checkDataFolder(folder: string, isWritable: boolean): Finding {
  if (isWritable) return fine(`The data folder is ${folder}`)
  return broken(
    `The data folder ${folder} cannot be written to`,
    'Give this user the right to write there, or set DATA_DIR to another folder.',
  )
}

const formatSpace = (bytes: number) =>
  bytes >= 1000 * MB ? `${(bytes / 1000 / MB).toFixed(1)} GB` : `${Math.floor(bytes / MB)} MB`

/** A video that is converted may need its original and the result there. */
export function checkTemporaryFolder(folder: string, freeBytes: number): Finding {
  const text = `${formatSpace(freeBytes)} are free in the temporary folder ${folder}`
  if (freeBytes >= 1000 * MB) return fine(text)
  return warning(
    text,
    'Videos and exports need up to 1 GB there. Make room, or set TMPDIR to another folder.',
  )
}

export function checkDisk(folder: string, freeBytes: number): Finding {
  const text = `${formatSpace(freeBytes)} of disk space are free for ${folder}`
  if (freeBytes < 200 * MB) return broken(text, 'Make room now: a full disk stops the database.')
  if (freeBytes < 1000 * MB) return warning(text, 'Make room before it runs out.')
  return fine(text)
}

const isHere = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export function checkPublicUrl(env: Pick<Env, 'publicUrl' | 'port' | 'trustProxy'>): Finding {
  const url = new URL(publicUrl(env))
  if (!env.publicUrl)
    return warning(
      `PUBLIC_URL is not set: links in mails lead to ${url.origin}`,
      'Set PUBLIC_URL to the address people use.',
    )
  if (isHere(url)) return fine(`PUBLIC_URL is ${url.origin}: for this machine only`)
  if (url.protocol !== 'https:')
    return warning(
      `PUBLIC_URL is ${url.origin}, without encryption`,
      'Put a reverse proxy with a certificate in front, set PUBLIC_URL to its https:// address and TRUST_PROXY=1.',
    )
  if (env.trustProxy === 'nobody')
    return warning(
      `PUBLIC_URL is ${url.origin}, and TRUST_PROXY is off: all visitors seem to come from one address`,
      'Set TRUST_PROXY to the number of proxies in front (usually 1) or to their addresses, so that rate limits see each visitor.',
    )
  return fine(`PUBLIC_URL is ${url.origin}`)
}

const addressWords: Record<AddressState, string> = {
  ok: 'CampAIgner answers at PUBLIC_URL',
  missing: 'PUBLIC_URL is not set',
  not_https: 'PUBLIC_URL is not https',
  private: 'PUBLIC_URL leads into a private network',
  unreachable: 'PUBLIC_URL does not answer',
  elsewhere: 'What answers at PUBLIC_URL is not this CampAIgner',
}

/** Asked by this machine; whether the internet gets there, only the internet knows. */
export function checkReach(state: AddressState): Finding {
  if (state === 'ok') return fine(addressWords.ok)
  const fix =
    state === 'unreachable' || state === 'elsewhere'
      ? 'Check the name, the certificate, the reverse proxy and the firewall. Links in mails lead there, too.'
      : 'Set PUBLIC_URL to an https:// address on the internet, unless nobody uses such a network.'
  return warning(`${addressWords[state]}: networks cannot read images and videos from here`, fix)
}

export function checkTrustProxy(trust: TrustProxy): Finding {
  if (trust === 'nobody') return fine('X-Forwarded-For is ignored')
  if ('ranges' in trust) return fine(`X-Forwarded-For is trusted from ${trust.ranges.join(', ')}`)
  if (trust.isOldOn)
    return warning(
      'TRUST_PROXY=on now means one proxy',
      'Write TRUST_PROXY=1, or the number of your proxies.',
    )
  return fine(
    `X-Forwarded-For is trusted from ${trust.hops} ${trust.hops === 1 ? 'proxy' : 'proxies'} in front`,
  )
}

/** Closing sign-up is optional, but operators should know that strangers can join. */
export function checkSignUp({ signUp, publicUrl: address }: Pick<Env, 'signUp' | 'publicUrl'>): Finding {
  if (signUp === 'invite') return fine('New accounts need an invitation')
  if (signUp === 'off') return fine('Sign-up is off')
  if (!address || isHere(new URL(address))) return fine('Anyone who reaches this server can sign up')
  return warning(
    'SIGNUP is open: anyone who finds this address can create an account and use your disk, mail and AI',
    'If this server is only for your team, set SIGNUP=invite.',
  )
}

export type SecretFile = { mode: number } | 'missing' | 'unreadable'

export function checkAppSecret(
  isConfigured: boolean,
  file: SecretFile,
  path: string,
  isWindows: boolean,
): Finding {
  if (isConfigured) return fine('The app secret comes from APP_SECRET')
  if (file === 'missing') return fine('The app secret will be created at the first start')
  if (file === 'unreadable')
    return broken(`The app secret ${path} cannot be read`, 'Run as the user who started CampAIgner first.')
  if (!isWindows && file.mode & 0o077)
    return warning(`The app secret ${path} is readable for other users`, `chmod 600 ${path}`)
  return fine(`The app secret is in ${path}`)
}

export function checkRateLimits(isOn: boolean): Finding {
  if (isOn) return fine('Rate limits are on')
  return warning(
    'RATE_LIMITS is off: passwords can be guessed without limit',
    'Remove RATE_LIMITS=off from the settings.',
  )
}

export type Smtp = 'not set' | 'reachable' | { host: string; reason: string }

export function checkSmtp(smtp: Smtp): Finding {
  if (smtp === 'reachable') return fine('The mail server responds and accepts the login')
  if (smtp === 'not set')
    return warning(
      'No mail server is set: forgotten passwords cannot be reset by email',
      'Set SMTP_URL and MAIL_FROM. Until then: npm run reset-password -- person@example.com',
    )
  return broken(
    `The mail server ${smtp.host} cannot be used: ${smtp.reason}`,
    'Check SMTP_URL (host, port, user, password) and the firewall.',
  )
}

/** Names the provider, never the key. It makes no call, because that would cost money. */
export function checkAi(ai: Env['ai']): Finding {
  if (!ai) return fine('No AI provider is set for this server; each workspace can connect its own')
  return fine(`AI for workspaces without a provider of their own: ${ai.provider}, ${ai.model}`)
}

export function checkPrivateNetwork(isAllowed: boolean): Finding {
  if (!isAllowed) return fine('URLs that people enter cannot reach the private network')
  return warning(
    'ALLOW_PRIVATE_NETWORK is on: managers can make this server call its private network',
    'Remove it, or make sure everyone who can sign in may reach that network.',
  )
}

/** Shops' keys are sent to this URL instead of the provider, so it should never be set by accident. */
export function checkPosUrls(urls: BaseUrls): Finding {
  const set = Object.entries(urls).flatMap(([name, url]) => (url ? [`${name} at ${new URL(url).host}`] : []))
  if (set.length === 0) return fine("POS requests go to the providers' own URLs")
  return warning(
    `POS requests go to other URLs than the providers' own: ${set.join(', ')}`,
    "Remove the _BASE_URL settings unless you run a proxy there: the shops' keys are sent to it.",
  )
}

export type PortUse = 'free' | 'ours' | { wrong: string[] } | 'taken'

export function checkPort(port: number, use: PortUse): Finding {
  if (use === 'ours') return fine(`CampAIgner runs and answers on port ${port}`)
  if (use === 'free') return fine(`Port ${port} is free; CampAIgner is not running on it`)
  if (use !== 'taken')
    return broken(
      `CampAIgner on port ${port} does not work (${use.wrong.join(', ')})`,
      'See the database findings in this report.',
    )
  return broken(
    `Port ${port} is taken by another program`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
}

export function checkScreens(areBuilt: boolean): Finding {
  if (areBuilt) return fine('The screens are built')
  return warning('The screens are not built yet', 'npm start builds them; to do it now: npm run build')
}

/** Null if there is none that can make videos. */
export function checkFfmpeg(
  ffmpeg: { version: string; year: number; source: string; isCurrent: boolean } | null,
): Finding {
  const fix = 'Install ffmpeg 5 or newer with libx264, or set FFMPEG_PATH to one.'
  if (!ffmpeg) return broken('No ffmpeg that can make videos runs on this system', fix)
  const text = `Videos are made with ffmpeg ${ffmpeg.version} of ${ffmpeg.year} (${ffmpeg.source})`
  return ffmpeg.isCurrent ? fine(text) : warning(`${text}, which gets no fixes any more`, fix)
}

export function checkBackups(newest: Date | null, now: Date): Finding {
  if (!newest)
    return warning(
      'There is no backup in ./backups',
      'Run npm run backup, unless you keep backups elsewhere.',
    )
  const days = Math.floor((now.getTime() - newest.getTime()) / DAY_MS)
  const age = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`
  const text = `The newest backup in ./backups is ${age} old`
  return days >= OLD_BACKUP_DAYS ? warning(text, 'npm run backup') : fine(text)
}
