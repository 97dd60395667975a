import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import type { Invoice } from '../invoices.contract.ts'

let last = 0

/** Adds an invoice through the API, with a unique number by default. */
export async function addInvoice(
  person: Person,
  customerId: string,
  details: Record<string, unknown> = {},
): Promise<Invoice> {
  const invoiceNumber = `INV-${++last}`
  const answer = await person.post('/api/invoices', { customerId, invoiceNumber, amount: 1999, ...details })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

/** Uploads a small picture as a browser does; answers its URL. */
export async function uploadFile(person: Person): Promise<string> {
  const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const { pathname, search } = new URL(uploadURL, 'http://localhost')
  const stored = await person.call({
    method: 'PUT',
    url: pathname + search,
    payload: png,
    headers: { 'content-type': 'image/png' },
  })
  if (stored.statusCode !== 200) throw new Error(`Answered ${stored.statusCode}: ${stored.body}`)
  return pathname
}
