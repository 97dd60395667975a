import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import type { FoundAccount } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { reasonIn } from '../connect/oauth2.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './linkedin.api.ts'
import { linkedinAdvice } from './linkedin.connect.ts'
import { idIn, isOrganization, isVersionEnded, organizationUrn, personUrn } from './linkedin.map.ts'
import { aclsSchema, organizationsSchema, personSchema } from './linkedin.schemas.ts'

const MAX_PAGES = 4
const BATCH = 50

/** LinkedIn refuses an app that asks for a right its products do not have, so each kind of app asks for its own. */
const SCOPES = {
  profile: ['openid', 'profile', 'w_member_social'],
  pages: [
    'rw_organization_admin',
    'r_organization_social',
    'w_organization_social',
    'r_organization_social_feed',
    'w_organization_social_feed',
  ],
} as const
type Way = keyof typeof SCOPES

function wayOf({ postsTo = 'profile' }: Readonly<Record<string, string>>): Way | null {
  return postsTo === 'profile' || postsTo === 'pages' ? postsTo : null
}

function unusable(answer: Answer) {
  const advice = isVersionEnded(answer) ? linkedinAdvice.update : undefined
  return serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonIn(answer), advice)
}

/** Each place as a channel for posts and one for threads; a person chooses. */
const channelsOf = (places: readonly { remoteId: string; name: string }[]): FoundAccount[] =>
  (['linkedin', 'linkedin_thread'] as const).flatMap((platform) =>
    places.map((place) => ({ platform, ...place })),
  )

async function findProfile(reach: Reach, access: api.Access) {
  const answer = await api.readPerson(reach, access)
  const { data } = personSchema.safeParse(bodyOf(answer))
  if (!data) return unusable(answer)
  const name = data.name || 'LinkedIn'
  const remoteId = personUrn(data.sub)
  return { kind: 'found', user: { id: remoteId, name }, accounts: channelsOf([{ remoteId, name }]) } as const
}

/** The names of pages, by urn. */
async function readNames(reach: Reach, access: api.Access, urns: readonly string[]) {
  const names = new Map<string, string>()
  for (let from = 0; from < urns.length; from += BATCH) {
    const ids = urns.slice(from, from + BATCH).map(idIn)
    const answer = await api.readOrganizations(reach, access, ids)
    const { data } = organizationsSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    for (const [id, { localizedName }] of Object.entries(data.results))
      if (localizedName) names.set(organizationUrn(id), localizedName)
  }
  return names
}

async function findPages(reach: Reach, access: api.Access) {
  const urns = new Set<string>()
  let person = ''
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await api.listManagedPages(reach, access, page)
    const { data } = aclsSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    for (const { organization, organizationTarget, roleAssignee } of data.elements) {
      const urn = organization ?? organizationTarget ?? ''
      if (isOrganization(urn)) urns.add(urn)
      person ||= roleAssignee ?? ''
    }
    if (data.elements.length < api.ACLS_PER_PAGE) break
  }
  if (urns.size === 0) return refusal('no_account')
  const names = await readNames(reach, access, [...urns])
  if (!(names instanceof Map)) return names
  const pages = [...urns].map((remoteId) => ({
    remoteId,
    name: names.get(remoteId) ?? `LinkedIn ${idIn(remoteId)}`,
  }))
  // Without the right to read profiles, the person has no name. The same person's profile is another grant.
  const user = {
    id: `pages of ${person || pages[0]?.remoteId}`,
    name: pages.map(({ name }) => name).join(', '),
  }
  return { kind: 'found', user, accounts: channelsOf(pages) } as const
}

export const linkedinSignIn = signInWithApp({
  app: 'linkedin',
  server: api.oauthServer,
  scopes: (values) => SCOPES[wayOf(values) ?? 'profile'],
  checkValues: (values) => (wayOf(values) ? null : refusal('invalid_value', 'postsTo')),
  async finish(reach, back) {
    const way = wayOf(back.memo) ?? 'profile'
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: SCOPES[way],
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const found = await (way === 'pages' ? findPages : findProfile)(reach, tokens)
    if (found.kind === 'refused') return found
    const { user, accounts } = found
    return { kind: 'granted', site: '', user, tokens, scopes, accounts }
  },
})
