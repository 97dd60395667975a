import * as z from 'zod'
import { outsideId, outsideLine, outsideList } from '#server/outside-text.ts'
import type { ConnectRefusal } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import * as api from './bluesky.api.ts'

const DIRECTORY = 'https://plc.directory'
const PLC = /^did:plc:[a-z2-7]{24}$/
/** A domain; a port only for tests on this machine. */
const WEB = /^did:web:((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*|localhost(?:%3a\d{1,5})?)$/i
const HANDLE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const MAX_HANDLE = 253

const documentSchema = z.object({
  id: outsideId,
  alsoKnownAs: outsideList(outsideLine, 100).optional().catch(undefined),
  service: outsideList(z.object({ id: outsideLine, serviceEndpoint: z.unknown() }), 100),
})
type DidDocument = z.infer<typeof documentSchema>

/** An account of the network, and the server that keeps its posts. */
export type Identity = { did: string; site: string }

/** Handles that are copied from the app carry invisible direction marks. */
export const cleanHandle = (handle: string): string =>
  handle
    .replace(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/^@/, '')
    .toLowerCase()

export const isHandle = (text: string): boolean => text.length <= MAX_HANDLE && HANDLE.test(text)
export const isDid = (text: string): boolean => PLC.test(text) || WEB.test(text)

const textIn = (answer: Answer) =>
  answer.kind === 'answer' && answer.status === 200 ? answer.text.trim() : ''

/** The account that a handle belongs to: as its own site says, otherwise as the network's server says. */
export async function resolveHandle(reach: Reach, handle: string): Promise<string | ConnectRefusal> {
  const own = textIn(await api.readPublic(reach, `https://${handle}/.well-known/atproto-did`))
  if (isDid(own)) return own
  const answer = await api.resolveHandle(reach, { site: api.SERVER }, handle)
  const failure = serverProblem(answer, 'handle')
  if (failure) return failure
  const { data } = api.handleSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  return data && isDid(data.did) ? data.did : refusal('not_found', 'handle')
}

function documentAddress(did: string): string {
  const host = WEB.exec(did)?.[1]
  if (host === undefined) return `${DIRECTORY}/${did}`
  const scheme = host.toLowerCase().startsWith('localhost') ? 'http' : 'https'
  return `${scheme}://${decodeURIComponent(host)}/.well-known/did.json`
}

/** The server that keeps the account's posts. */
function homeIn(reach: Reach, { service }: DidDocument): string | null {
  const home = service.find(({ id }) => id.endsWith('#atproto_pds'))?.serviceEndpoint
  return typeof home === 'string' && api.isUsable(reach, home) ? new URL(home).origin : null
}

/** Where an account lives. A handle that the account does not call its own is not believed. */
export async function findIdentity(
  reach: Reach,
  did: string,
  handle?: string,
): Promise<Identity | ConnectRefusal> {
  const answer = await api.readPublic(reach, documentAddress(did))
  const failure = serverProblem(answer, 'handle')
  if (failure) return failure
  const { data } = documentSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (data?.id !== did) return refusal('not_found', 'handle')
  if (handle !== undefined && !data.alsoKnownAs?.includes(`at://${handle}`))
    return refusal('not_found', 'handle')
  const site = homeIn(reach, data)
  return site === null ? refusal('not_found', 'handle') : { did, site }
}
