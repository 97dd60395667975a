import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER, signatureOf } from '../meta/meta-webhook.ts'

type Sender = { numberId: string; appSecret: string; now: Date }
type Written = { from?: string; name?: string; id?: string; text?: string } & Record<string, unknown>
type Told = {
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  reference?: string
  /** Why it failed. */
  code?: number
}

const secondsOf = (now: Date) => `${Math.floor(now.getTime() / 1000)}`

const bodyOf = (value: Record<string, unknown>, numberId: string) =>
  Buffer.from(
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '34600000000', phone_number_id: numberId },
                ...value,
              },
            },
          ],
        },
      ],
    }),
  )

const signed = (body: Buffer, appSecret: string) => ({
  body,
  headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(appSecret, body) },
})

/** Messages as Meta delivers them: the bytes and their signature. */
export function deliveryOf({ numberId, appSecret, now }: Sender, ...written: Written[]) {
  const given = written.map(({ from = '34612345678', name = 'Luz Vega', ...message }) => ({
    from,
    name,
    message,
  }))
  const value = {
    contacts: given.map(({ from, name }) => ({ profile: { name }, wa_id: from })),
    messages: given.map(({ from, message: { id = `wamid.${randomUUID()}`, text, ...rest } }) => ({
      ...{ from, id, timestamp: secondsOf(now) },
      ...(text !== undefined && { type: 'text', text: { body: text } }),
      ...rest,
    })),
  }
  return signed(bodyOf(value, numberId), appSecret)
}

/** What became of messages that were sent. */
export function receiptsOf({ numberId, appSecret, now }: Sender, ...told: Told[]) {
  const statuses = told.map(({ id, status, reference, code }) => ({
    ...{ id, status, timestamp: secondsOf(now), recipient_id: '34612345678' },
    ...(reference !== undefined && { biz_opaque_callback_data: reference }),
    ...(code !== undefined && {
      errors: [{ code, title: 'Not delivered', error_data: { details: 'Details of Meta.' } }],
    }),
  }))
  return signed(bodyOf({ statuses }, numberId), appSecret)
}
