import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import type { FoundAccount } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { reasonIn } from '../connect/oauth2.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './pinterest.api.ts'

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
  async finish(reach, back) {
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: api.SCOPES,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
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
