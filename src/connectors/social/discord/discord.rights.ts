import type * as z from 'zod'
import type { channelSchema, rolesSchema } from './discord.api.ts'

const ADMINISTRATOR = 1n << 3n

/** What posting needs, by the names that Discord's settings show. */
const needed: readonly [name: string, bit: bigint][] = [
  ['View Channel', 1n << 10n],
  ['Send Messages', 1n << 11n],
  ['Attach Files', 1n << 15n],
]

type Channel = z.infer<typeof channelSchema>
type Roles = z.infer<typeof rolesSchema>

const union = (bits: readonly bigint[]) => bits.reduce((all, each) => all | each, 0n)

/**
 * The rights that a bot lacks in a channel. As Discord defines it: what its roles allow in the server, then changed by
 * the channel: for everyone, for its roles together, and for the bot itself.
 */
export function missingRights(
  server: string,
  bot: { id: string; roles: readonly string[] },
  roles: Roles,
  { permission_overwrites: overwrites }: Channel,
): string[] {
  // The role of everyone has the id of the server.
  const own = new Set([server, ...bot.roles])
  const inServer = union(roles.flatMap(({ id, permissions }) => (own.has(id) ? [permissions] : [])))
  if (inServer & ADMINISTRATOR) return []
  const change = (before: bigint, ids: readonly string[]) => {
    const meant = overwrites.filter(({ id }) => ids.includes(id))
    return (before & ~union(meant.map(({ deny }) => deny))) | union(meant.map(({ allow }) => allow))
  }
  const inChannel = [[server], bot.roles, [bot.id]].reduce(change, inServer)
  return needed.flatMap(([name, bit]) => (inChannel & bit ? [] : [name]))
}
