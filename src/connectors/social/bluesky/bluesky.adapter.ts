import type { AdapterKind, ChannelAccount, ChannelAdapter, Removal, ResultsAnswer } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './bluesky.api.ts'
import { bluesky as manifest } from './bluesky.manifest.ts'
import { accessProblem, keyIn, lookupOf, postUriIn, refreshedOf, resultsOf } from './bluesky.map.ts'
import { connectBluesky } from './connect-bluesky.ts'
import { findPost, publishRecords } from './publish-records.ts'
import { partKey } from './record-key.ts'
import { renewGrant, revokeGrant } from './renew-grant.ts'
import { openGrant } from './sealed-grant.ts'
import { blueskySignIn } from './sign-in-bluesky.ts'

const MOST_PARTS = 1 + (manifest.followUps?.most ?? 0)

/** Deletes a post with the further parts of its thread, whose keys follow from the first. */
async function remove(reach: Reach, account: ChannelAccount, remoteId: string): Promise<Removal> {
  const { site, remoteId: did } = account
  const found: string[] = []
  for (let part = 0; part < MOST_PARTS; part++) {
    const key = partKey(keyIn(remoteId), part)
    const { kind } = lookupOf(await api.readRecord(reach, site, did, key), did, '')
    if (kind === 'unknown') return 'unreachable'
    if (kind === 'found') found.push(key)
    // The first part may have been deleted in the app while the others are still there.
    else if (part > 0) break
  }
  if (found.length === 0) return 'absent'
  const answer = await api.deleteRecords(reach, account, did, found)
  return answer.kind === 'answer' && answer.status === 200 ? 'removed' : 'unreachable'
}

async function readResults(reach: Reach, account: ChannelAccount, uris: string[]): Promise<ResultsAnswer> {
  const all: Extract<ResultsAnswer, { kind: 'results' }> = { kind: 'results', results: new Map() }
  for (let at = 0; at < uris.length; at += api.MAX_POSTS_PER_READ) {
    const answer = resultsOf(await api.readPosts(reach, account, uris.slice(at, at + api.MAX_POSTS_PER_READ)))
    if (answer.kind !== 'results') return answer
    for (const [uri, results] of answer.results) all.results.set(uri, results)
  }
  return all
}

async function check(reach: Reach, account: ChannelAccount): ReturnType<ChannelAdapter['check']> {
  const answer = await api.readSession(reach, account)
  const problem = accessProblem(answer)
  if (problem === 'token-expired' || problem === 'needs-reconnect') return problem
  const { data } = api.stateSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (answer.kind !== 'answer' || answer.status !== 200 || !data) return 'unreachable'
  return data.active === false ? 'needs-reconnect' : 'ok'
}

async function revoke(reach: Reach, account: ChannelAccount): Promise<'revoked' | 'unreachable'> {
  const { site, secret, refresh } = account
  const grant = openGrant(secret)
  if (grant) return revokeGrant(reach, account, grant)
  if (refresh === undefined) return 'revoked'
  const answer = await api.endSession(reach, site, refresh)
  if (answer.kind === 'answer' && answer.status === 200) return 'revoked'
  const problem = accessProblem(answer)
  return problem === 'token-expired' || problem === 'needs-reconnect' ? 'revoked' : 'unreachable'
}

const blueskyAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishRecords(reach, account, post, progress),
  find: (account, reference) => findPost(reach, account, reference),
  async refresh({ site, secret, refresh }) {
    const grant = openGrant(secret)
    if (grant) return renewGrant(reach, { refresh }, grant)
    if (refresh === undefined) return { kind: 'dead' }
    return refreshedOf(await api.renewSession(reach, site, refresh))
  },
  revoke: (account) => revoke(reach, account),
  remove: (account, remoteId) => remove(reach, account, remoteId),
  results: (account, remoteIds) => readResults(reach, account, remoteIds),
  check: (account) => check(reach, account),
})

export const bluesky: AdapterKind<Reach> = {
  create: blueskyAdapter,
  postIdIn: postUriIn,
  connect: connectBluesky,
  signIn: blueskySignIn,
}
