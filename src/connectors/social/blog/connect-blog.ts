import type { ConnectAnswer, ConnectRefusal } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import { type Answer, networkCall, type Reach } from '../http/network-call.ts'
import { blogApi, meSchema } from './blog.api.ts'
import { blogAdvice as advice } from './blog.connect.ts'
import { errorIn } from './blog.map.ts'
import { siteIdOf } from './blog-address.ts'
import { findSite, type Site } from './find-site.ts'

/** What the user must be allowed to do in WordPress. */
const rights = ['publish_posts', 'upload_files']

const unknownUser = ['invalid_username', 'invalid_email']

function refusalOf(answer: Answer, { hasPasswords }: Site): ConnectRefusal {
  if (answer.kind !== 'answer') return refusal('unreachable', 'address', answer.reason)
  const { status, body } = answer
  const code = errorIn(body)?.code
  if (code && unknownUser.includes(code)) return refusal('credentials_refused', 'user')
  if (code === 'incorrect_password') return refusal('credentials_refused', 'password')
  // Most sites do not say what is wrong, only that nobody is signed in.
  if (status === 401 && code) {
    const isOff = !hasPasswords || code.startsWith('application_passwords_disabled')
    const what = isOff ? advice.passwordsOff : advice.notSignedIn
    return refusal('credentials_refused', 'password', undefined, what)
  }
  if (status === 429) return refusal('rate_limited')
  if (status >= 500) return refusal('unreachable', 'address', `HTTP ${status}`)
  return refusal('unexpected_answer', undefined, code ?? `HTTP ${status}`, advice.blocked)
}

/** Connects a WordPress site with an application password, which WordPress shows in groups of four characters. */
export async function connectBlog(
  reach: Reach,
  values: Readonly<Record<string, string>>,
): Promise<ConnectAnswer> {
  const { allowPrivateNetwork, baseUrls } = reach.env
  const baseUrl = baseUrls.social.blog
  const mayUseHttp = allowPrivateNetwork || baseUrl !== undefined
  const user = (values.user ?? '').trim()
  const password = (values.password ?? '').replace(/\s/g, '')
  if (!user) return refusal('credentials_refused', 'user')
  if (!password) return refusal('credentials_refused', 'password')
  const site = await findSite(networkCall(reach, 'blog'), baseUrl ?? values.address ?? '', mayUseHttp)
  if (site.kind === 'refused') return site
  const { root, name } = site
  const secret = `${user}:${password}`
  const answer = await blogApi(reach, { site: root, secret }).readMe()
  const { data: me } = meSchema.safeParse(answer.kind === 'answer' && answer.status === 200 && answer.body)
  if (!me) return refusalOf(answer, site)
  const missing = rights.filter((right) => !me.capabilities[right])
  if (missing.length > 0)
    return refusal('rights_missing', undefined, missing.join(', '), advice.rightsMissing)
  return {
    kind: 'granted',
    site: root,
    user: { id: `${me.id}`, name: me.name || user },
    tokens: { secret },
    scopes: rights,
    accounts: [{ platform: 'blog', remoteId: siteIdOf(root), name }],
  }
}
