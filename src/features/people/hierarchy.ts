import type { Role } from '#platform/endpoint.ts'

/** One person of a team, as far as the order of the team goes. */
export type Place = { id: string; role: Role; managerId: string | null }

/** A person and those above them, nearest first. Ends even where the chain does not. */
function chainUp<P extends Place>(people: ReadonlyMap<string, P>, id: string | null): P[] {
  const chain: P[] = []
  let each = id === null ? undefined : people.get(id)
  while (each && !chain.includes(each)) {
    chain.push(each)
    each = each.managerId === null ? undefined : people.get(each.managerId)
  }
  return chain
}

const byId = <P extends Place>(people: readonly P[]) => new Map(people.map((person) => [person.id, person]))

/** Those above a person, nearest first. */
export const thoseAbove = <P extends Place>(people: readonly P[], id: string): P[] =>
  chainUp(byId(people), id).slice(1)

/** How deep each person stands: owners on 1, whoever reports to nobody on 2, everybody else one below their manager. */
export function levelsOf(people: readonly Place[]): Map<string, number> {
  const known = byId(people)
  return new Map(
    people.map(({ id }) => {
      const chain = chainUp(known, id)
      const owner = chain.findIndex(({ role }) => role === 'owner')
      return [id, owner === -1 ? chain.length + 1 : owner + 1]
    }),
  )
}

/** Everybody who reports to this person, directly or through others. */
export function subordinatesOf<P extends Place>(people: readonly P[], id: string): P[] {
  const known = byId(people)
  return people.filter((person) => {
    if (person.id === id) return false
    return chainUp(known, person.managerId).some((above) => above.id === id)
  })
}

/** Whether somebody would end up reporting to themselves, directly or through others. */
export const wouldGoInCircles = (people: readonly Place[], id: string, managerId: string): boolean =>
  chainUp(byId(people), managerId).some((above) => above.id === id)
