import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'
import { no, ok } from '../meta/fake-state.fixture.ts'

/** What the fake delivers, and where. */
export type Delivering = {
  /** Objects that the app is subscribed to, and their fields. */
  subscriptions: Map<string, string[]>
  /** Where deliveries about the number go, if it has an address of its own. */
  place: { url: string; token: string } | null
  isBusinessSubscribed: boolean
}

const refused = () => no(2200, 'Callback verification failed')

export function subscribeApp(network: Delivering, request: FakeRequest): FakeAnswer {
  const { object, fields, callback_url: url, verify_token: token } = fieldsOf(request)
  if (!`${url}`.startsWith('https:') || !token) return refused()
  network.subscriptions.set(`${object}`, `${fields}`.split(','))
  return ok({ success: true })
}

export function setPlace(network: Delivering, request: FakeRequest): FakeAnswer {
  const { webhook_configuration: given } = fieldsOf(request) as {
    webhook_configuration: { override_callback_uri: string; verify_token?: string }
  }
  const { override_callback_uri: url, verify_token: token = '' } = given
  if (url !== '' && (!url.startsWith('https:') || token === '')) return refused()
  network.place = url === '' ? null : { url, token }
  return ok({ success: true })
}

/** As of an app that another program set up. */
export const listSubscriptions = ({ subscriptions }: Delivering) =>
  ok({
    data: [...subscriptions].map(([object, names]) => ({
      ...{ object, callback_url: 'https://elsewhere.example/hook', active: true },
      fields: names.map((name) => ({ name, version: 'v25.0' })),
    })),
  })
