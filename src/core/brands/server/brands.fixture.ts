import type { Person } from '#tests/person.ts'
import type { Brand } from '../brands.contract.ts'

/** Adds a brand through the API. */
export async function addBrand(person: Person, details: Record<string, unknown> = {}): Promise<Brand> {
  const answer = await person.post('/api/brands', { name: 'Another', ...details })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export const readBrands = async (person: Person, query = ''): Promise<Brand[]> =>
  (await person.get(`/api/brands${query}`)).json()

/** The brand created at sign-up. */
export async function firstBrand(person: Person): Promise<Brand> {
  const [first] = await readBrands(person)
  if (!first) throw new Error('This person has no brand.')
  return first
}
