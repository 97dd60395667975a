import type { ConnectAnswer, ConnectRefusal } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import { graphErrorIn, isClosedToken, reasonOf } from '../meta/graph-error.ts'
import { secretOf } from './whatsapp.account.ts'
import {
  businessSchema,
  debugSchema,
  debugToken,
  listNumbers,
  listSubscriptions,
  numbersSchema,
  readBusiness,
  SCOPES,
} from './whatsapp.api.ts'
import { whatsappAdvice as advice } from './whatsapp.connect.ts'

type Values = Readonly<Record<string, string>>

const isId = (text: string) => /^\d{5,25}$/.test(text)
/** Goes into a header. */
const isToken = (text: string) => /^[\w.|-]{20,1000}$/.test(text)
const isAppSecret = (text: string) => /^[0-9a-f]{16,128}$/i.test(text)

/** Why Meta does not let us see what this field names. */
function refusalOf(answer: Answer, field: string): ConnectRefusal {
  const trouble = serverProblem(answer, undefined)
  if (trouble) return trouble
  const error = answer.kind === 'answer' ? graphErrorIn(answer) : null
  if (!error) return refusal('unexpected_answer')
  if (isClosedToken(error.code)) return refusal('credentials_refused', 'token', reasonOf(answer))
  return refusal('not_found', field, reasonOf(answer), advice[field === 'token' ? 'token' : 'assigned'])
}

type Rights = { appId: string; scopes: readonly string[] }

/** The token is good, permanent, and has both rights. */
async function readRights(reach: Reach, token: string): Promise<Rights | ConnectRefusal> {
  const answer = await debugToken(reach, { token })
  const { data } = debugSchema.safeParse(bodyOf(answer))
  if (!data) return refusalOf(answer, 'token')
  const { is_valid: isValid, app_id: appId, scopes, expires_at: expiresAt } = data.data
  if (!isValid || !appId) return refusal('credentials_refused', 'token')
  const missing = SCOPES.filter((scope) => !scopes?.includes(scope))
  if (missing.length > 0) return refusal('rights_missing', 'token', missing.join(', '), advice.rights)
  if (expiresAt) return refusal('invalid_value', 'token', undefined, advice.permanent)
  return { appId, scopes: SCOPES }
}

/** Meta signs deliveries with it, so it must be the secret of the app that sends. */
async function checkAppSecret(
  reach: Reach,
  appId: string,
  appSecret: string,
): Promise<ConnectRefusal | null> {
  if (!isAppSecret(appSecret)) return refusal('invalid_value', 'appSecret', undefined, advice.appSecret)
  const answer = await listSubscriptions(reach, { appId, appSecret })
  if (answer.kind === 'answer' && answer.status === 200) return null
  return (
    serverProblem(answer, undefined) ??
    refusal('credentials_refused', 'appSecret', reasonOf(answer), advice.appSecret)
  )
}

/** Everything is read from Meta before anything is kept. */
export async function connectWhatsapp(reach: Reach, values: Values): Promise<ConnectAnswer> {
  const entered = (field: string) => values[field]?.trim() ?? ''
  const [token, businessId, numberId] = [entered('token'), entered('businessId'), entered('numberId')]
  if (!isId(numberId)) return refusal('invalid_value', 'numberId', undefined, advice.id)
  if (!isId(businessId)) return refusal('invalid_value', 'businessId', undefined, advice.id)
  if (!isToken(token)) return refusal('invalid_value', 'token', undefined, advice.token)
  const rights = await readRights(reach, token)
  if ('kind' in rights) return rights
  const business = await readBusiness(reach, { token }, businessId)
  const { data: known } = businessSchema.safeParse(bodyOf(business))
  if (!known) return refusalOf(business, 'businessId')
  const numbers = await listNumbers(reach, { token }, businessId)
  const { data: listed } = numbersSchema.safeParse(bodyOf(numbers))
  if (!listed) return refusalOf(numbers, 'businessId')
  const number = listed.data.find(({ id }) => id === numberId)
  if (!number) return refusal('not_found', 'numberId', undefined, advice.number)
  const appSecret = entered('appSecret') || undefined
  const wrong = appSecret === undefined ? null : await checkAppSecret(reach, rights.appId, appSecret)
  if (wrong) return wrong
  const phone = number.display_phone_number ?? numberId
  const name = number.verified_name ? `${number.verified_name} (${phone})` : phone
  return {
    kind: 'granted',
    site: '',
    user: { id: businessId, name: known.name ?? businessId },
    tokens: { secret: secretOf({ token, businessId, appId: rights.appId, appSecret }) },
    scopes: rights.scopes,
    accounts: [{ platform: 'whatsapp', remoteId: numberId, name }],
  }
}
