import type { Role } from '#platform/endpoint.ts'

/** A person's position in the hierarchy. */
export type Place = { id: string; role: Role; managerId: string | null }

/** A person and their managers, nearest first. Terminates even with a cycle. */
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

/** The managers of a person, nearest first. */
export const managersOf = <P extends Place>(people: readonly P[], id: string): P[] =>
  chainUp(byId(people), id).slice(1)

/** The level of each person: owners on 1, people without a manager on 2, everyone else one below their manager. */
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

/** Everyone who reports to this person, directly or indirectly. */
export function subordinatesOf<P extends Place>(people: readonly P[], id: string): P[] {
  const known = byId(people)
  return people.filter((person) => {
    if (person.id === id) return false
    return chainUp(known, person.managerId).some((above) => above.id === id)
  })
}

/** Whether a person would report to themselves, directly or indirectly. */
export const wouldCreateCycle = (people: readonly Place[], id: string, managerId: string): boolean =>
  chainUp(byId(people), managerId).some((above) => above.id === id)
