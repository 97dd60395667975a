import type { ChannelAccount } from '../adapter.ts'

type Id = Pick<ChannelAccount, 'remoteId'>

/** An account is a community, posted to by a person: the name of that person comes first. Neither has a slash. */
export const remoteIdOf = (user: string, community: string) => `${user}/${community}`
export const userIn = ({ remoteId }: Id) => remoteId.slice(0, remoteId.indexOf('/'))
export const communityIn = ({ remoteId }: Id) => remoteId.slice(remoteId.indexOf('/') + 1)

/** The profile of a person is a community, too. */
const PROFILE = /^u_/i

/** As people write it. */
export const shownName = (community: string) =>
  PROFILE.test(community) ? community.replace(PROFILE, 'u/') : `r/${community}`

const MOST = 10
const NAME = /^[a-z0-9_][a-z0-9_-]{1,22}$/i

/** The part of an address, or of what people write, that names the community. */
function nameIn(word: string): string | null {
  const path = word.replace(/^(https?:\/\/)?([a-z]{1,4}\.)?reddit\.com\//i, '').replace(/^\//, '')
  const [kind = '', name = ''] = path.split('/')
  if (/^(r|u|user)$/i.test(kind)) return nameOf(kind.toLowerCase() === 'r' ? name : `u_${name}`)
  return path.includes('/') ? null : nameOf(kind)
}

const nameOf = (text: string) => (NAME.test(text) ? text : null)

/** The communities that a person entered; null if there is none, too many, or one that cannot be. */
export function communitiesIn(entered: string): string[] | null {
  const words = entered.split(/[\s,;]+/).filter((word) => word !== '')
  const names = words.map(nameIn)
  const known = names.filter((name) => name !== null)
  if (known.length < words.length || known.length === 0) return null
  const unique = [...new Map(known.map((name) => [name.toLowerCase(), name])).values()]
  return unique.length > MOST ? null : unique
}
