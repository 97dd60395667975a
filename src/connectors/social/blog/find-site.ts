import type { ConnectRefusal } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import { ADDRESS_REFUSED, type Answer, type NetworkCall } from '../http/network-call.ts'
import { INDEX_FIELDS, indexSchema } from './blog.api.ts'
import { blogAdvice as advice } from './blog.connect.ts'
import { homePageOf, isSameSite, isWordPressCom, rootInLink, routeUrl, usualRoots } from './blog-address.ts'
import { readName } from './post-content.ts'

/** `hasPasswords`: application passwords are turned on. */
export type Site = { kind: 'site'; root: string; name: string; hasPasswords: boolean }

type Page = { kind: 'page'; url: URL; answer: Answer }

const MOST_REDIRECTS = 3
const redirects = [301, 302, 303, 307, 308]

/** All of it is about the address that was typed. */
const refused = (problem: ConnectRefusal['problem'], detail?: string, what?: ConnectRefusal['advice']) =>
  refusal(problem, 'address', detail, what)

const onWordPressCom = () => refused('not_found', 'wordpress.com', advice.wordPressCom)

function notConnected(reason: string): ConnectRefusal {
  if (reason === ADDRESS_REFUSED) return refused('address_refused')
  return reason === 'ENOTFOUND' ? refused('not_found') : refused('unreachable', reason)
}

/**
 * Reads a page without the password. Redirects are followed if they stay at the site: to or from www, or to https. So
 * the password is sent only to the site that the person named.
 */
async function read(call: NetworkCall, from: URL, mayUseHttp: boolean): Promise<Page | ConnectRefusal> {
  let url = from
  for (let hops = 0; ; hops++) {
    const answer = await call(url, { method: 'GET' })
    if (answer.kind === 'not-connected') return notConnected(answer.reason)
    if (answer.kind === 'lost') return { kind: 'page', url, answer }
    const target = redirects.includes(answer.status) ? URL.parse(answer.header('location') ?? '', url) : null
    if (!target || hops === MOST_REDIRECTS) return { kind: 'page', url, answer }
    if (isWordPressCom(target)) return onWordPressCom()
    if (!isSameSite(target, url)) return refused('address_refused', target.host, advice.otherSite)
    if (target.protocol !== 'https:' && !mayUseHttp)
      return refused('address_refused', undefined, advice.needsHttps)
    url = target
  }
}

/** What answers where the API should be: the site, or why it is none. */
function siteIn({ url, answer }: Page): Site | ConnectRefusal {
  if (answer.kind !== 'answer') return refused('unreachable', answer.reason)
  const { status, body } = answer
  const { data } = indexSchema.safeParse(body)
  if (status === 200 && data?.namespaces.includes('wp/v2')) {
    const root = new URL(url)
    root.searchParams.delete('_fields')
    const hasPasswords = 'application-passwords' in data.authentication
    return { kind: 'site', root: `${root}`, name: readName(data.name).trim() || url.host, hasPasswords }
  }
  if (status === 429) return refused('rate_limited')
  if (status === 401 || status === 403) return refused('unexpected_answer', `HTTP ${status}`, advice.blocked)
  if (status >= 500) return refused('unreachable', `HTTP ${status}`)
  return refused('not_found', undefined, advice.notWordPress)
}

/** The API that the home page names, if it is the site's own. */
function namedRoot({ url, answer }: Page): URL | null {
  const root = answer.kind === 'answer' ? rootInLink(answer.header('link'), url) : null
  // Behind some proxies WordPress does not know that it is read over https.
  if (root?.protocol === 'http:' && url.protocol === 'https:') root.protocol = 'https:'
  return root
}

/** Finds the REST API of a WordPress site by the address that a person typed. */
export async function findSite(
  call: NetworkCall,
  typed: string,
  mayUseHttp: boolean,
): Promise<Site | ConnectRefusal> {
  const home = homePageOf(typed, mayUseHttp)
  if (!home) return refused('address_refused')
  if (isWordPressCom(home)) return onWordPressCom()
  const page = await read(call, home, mayUseHttp)
  if (page.kind === 'refused') return page
  const named = namedRoot(page)
  if (named && isWordPressCom(named)) return onWordPressCom()
  const ownRoot = named && isSameSite(named, page.url) ? [named] : []
  const landed = homePageOf(`${page.url}`, mayUseHttp) ?? home
  let problem: ConnectRefusal | undefined
  for (const root of [...ownRoot, ...usualRoots(landed)]) {
    const index = routeUrl(`${root}`, '', { _fields: INDEX_FIELDS })
    const answered = index && (await read(call, index, mayUseHttp))
    const result = answered?.kind === 'page' ? siteIn(answered) : answered
    if (result?.kind === 'site') return result
    // What the first place says is closer to the truth than a page for everything unknown.
    if (result && (!problem || problem.problem === 'not_found')) problem = result
  }
  return problem ?? refused('not_found', undefined, advice.notWordPress)
}
