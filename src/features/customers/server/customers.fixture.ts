import type { Person } from '#tests/person.ts'
import type { Customer } from '../customers.contract.ts'

/** Adds a customer through the API. */
export async function addCustomer(person: Person, details: Record<string, unknown> = {}): Promise<Customer> {
  const answer = await person.post('/api/customers', { name: 'Customer', ...details })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

/** Every name of a list, across pages. */
export async function readNames(person: Person, query = '', limit = 50): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await person.get(
      `/api/customers?limit=${limit}${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    )
    names.push(...page.json<Customer[]>().map(({ name }) => name))
    cursor = page.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  return names
}
