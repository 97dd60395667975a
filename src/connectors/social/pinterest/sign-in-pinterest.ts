import { signInWithApp } from '../connect/app-sign-in.ts'
import type { FoundAccount } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { exchangeCode, reasonIn } from '../connect/oauth2.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './pinterest.api.ts'
import { missingScopes } from './pinterest.map.ts'

const MAX_PAGES = 4

const unusable = (answer: Answer) =>
  serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonIn(answer))

/** Each board is a place to pin to; a person chooses. */
async function findBoards(reach: Reach, secret: string, username: string) {
  const accounts: FoundAccount[] = []
  let bookmark: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await api.listBoards(reach, { secret }, bookmark)
    const { data } = api.boardsSchema.safeParse(bodyOf(answer))
    if (!data) return unusable(answer)
    for (const { id, name } of data.items)
      accounts.push({ platform: 'pinterest', remoteId: id, name: `${name} (@${username})` })
    if (!data.bookmark) break
    bookmark = data.bookmark
  }
  return { kind: 'found', accounts } as const
}

export const pinterestSignIn = signInWithApp({
  app: 'pinterest',
  server: api.oauthServer,
  scopes: api.SCOPES,
  async finish(reach, { code, verifier, redirectUri, app }) {
    const exchanged = await exchangeCode(api.oauthServer(reach, app), {
      scopes: api.SCOPES,
      redirectUri,
      code,
      verifier,
      now: reach.clock.now(),
    })
    if (exchanged.kind === 'refused') return exchanged
    const { tokens, scopes } = exchanged
    const missing = missingScopes(scopes)
    if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '))
    const read = await api.readUser(reach, tokens)
    const { data: user } = api.userSchema.safeParse(bodyOf(read))
    if (!user) return unusable(read)
    const boards = await findBoards(reach, tokens.secret, user.username)
    if (boards.kind === 'refused') return boards
    return {
      kind: 'granted',
      site: '',
      user: { id: user.id ?? user.username, name: user.username },
      tokens,
      scopes,
      accounts: boards.accounts,
    }
  },
})
