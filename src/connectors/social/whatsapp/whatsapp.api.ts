import * as z from 'zod'
import { outsideId, outsideLine, outsideText, outsideToken } from '#server/outside-text.ts'
import { type Answer, type NetworkRequest, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import type { WhatsappAccount } from './whatsapp.account.ts'

const BASE_URL = 'https://graph.facebook.com/v25.0'
/** Meta asks for a name and a version with three parts. */
const USER_AGENT = 'CampAIgner/1.0.0'

/** Without these, nothing can be sent, or no template read. */
export const SCOPES = ['whatsapp_business_messaging', 'whatsapp_business_management'] as const

export const debugSchema = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: outsideId.nullish(),
    scopes: z.array(outsideLine).max(200).nullish(),
    /** 0: it does not end. */
    expires_at: z.number().nullish(),
  }),
})
export const businessSchema = z.object({ id: outsideId.min(1), name: outsideLine.nullish() })
export const numberSchema = z.object({
  id: outsideId.min(1),
  display_phone_number: outsideLine.nullish(),
  verified_name: outsideLine.nullish(),
  quality_rating: outsideLine.nullish(),
})
export const numbersSchema = z.object({ data: z.array(numberSchema).max(1000) })
export const sentSchema = z.object({
  messages: z
    .array(z.object({ id: outsideId.min(1) }))
    .min(1)
    .max(100),
})
export const mediaSchema = z.object({ id: outsideId.min(1) })
export const uploadSchema = z.object({ id: outsideToken.min(1) })
export const handleSchema = z.object({ h: outsideToken.min(1) })
export const createdSchema = z.object({ id: outsideId.min(1), status: outsideLine.nullish() })

const buttonSchema = z.object({
  type: outsideLine,
  text: outsideLine.nullish(),
  url: outsideLine.nullish(),
})
const componentSchema = z.object({
  type: outsideLine,
  format: outsideLine.nullish(),
  text: outsideText.nullish(),
  buttons: z.array(buttonSchema).max(50).nullish(),
})
export const templateSchema = z.object({
  id: outsideId.min(1),
  name: outsideLine,
  language: outsideLine,
  status: outsideLine,
  category: outsideLine,
  parameter_format: outsideLine.nullish(),
  rejected_reason: outsideLine.nullish(),
  components: z.array(componentSchema).max(50),
})
export type GivenTemplate = z.output<typeof templateSchema>
export const templatesSchema = z.object({
  data: z.array(z.unknown()).max(1000),
  paging: z
    .object({ cursors: z.object({ after: outsideToken }).partial().nullish(), next: outsideLine.nullish() })
    .nullish(),
})

type Token = Pick<WhatsappAccount, 'token'>

function call(
  reach: Reach,
  { token }: Token,
  path: string,
  { method, body, headers }: Pick<NetworkRequest, 'method' | 'body' | 'headers'>,
): Promise<Answer> {
  const base = reach.env.baseUrls.social.whatsapp ?? BASE_URL
  return networkCall(reach, 'whatsapp')(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'user-agent': USER_AGENT, ...headers },
    ...(body && { body }),
  })
}

const pathOf = (id: string, edge = '') => `/${encodeURIComponent(id)}${edge}`
const read = (reach: Reach, token: Token, path: string, query: Record<string, string>) =>
  call(reach, token, `${path}?${new URLSearchParams(query)}`, { method: 'GET' })

/** What the token may do, for how long, and the app it belongs to. */
export const debugToken = (reach: Reach, token: Token) =>
  read(reach, token, '/debug_token', { input_token: token.token })

export const readBusiness = (reach: Reach, token: Token, businessId: string) =>
  read(reach, token, pathOf(businessId), { fields: 'id,name' })

const NUMBER_FIELDS = 'id,display_phone_number,verified_name,quality_rating'

export const listNumbers = (reach: Reach, token: Token, businessId: string) =>
  read(reach, token, pathOf(businessId, '/phone_numbers'), { fields: NUMBER_FIELDS, limit: '100' })

export const readNumber = (reach: Reach, account: WhatsappAccount) =>
  read(reach, account, pathOf(account.numberId), { fields: NUMBER_FIELDS })

type App = { appId: string; appSecret: string }

/** As the app itself, not as the system user. */
const asApp = ({ appId, appSecret }: App): Token => ({ token: `${appId}|${appSecret}` })

/** What the app gets delivered, and where. */
export const listSubscriptions = (reach: Reach, app: App) =>
  call(reach, asApp(app), pathOf(app.appId, '/subscriptions'), { method: 'GET' })

export const subscribeApp = (
  reach: Reach,
  app: App,
  { object, fields, url, token }: { object: string; fields: string; url: string; token: string },
) =>
  call(reach, asApp(app), pathOf(app.appId, '/subscriptions'), {
    method: 'POST',
    body: { json: { object, fields, callback_url: url, verify_token: token } },
  })

export const subscribeBusiness = (reach: Reach, account: WhatsappAccount) =>
  call(reach, account, pathOf(account.businessId, '/subscribed_apps'), { method: 'POST' })

/** Where Meta delivers what happens to this number; null for wherever the app says. */
export const deliverTo = (
  reach: Reach,
  account: WhatsappAccount,
  place: { url: string; token: string } | null,
) =>
  call(reach, account, pathOf(account.numberId), {
    method: 'POST',
    body: {
      json: {
        webhook_configuration: place
          ? { override_callback_uri: place.url, verify_token: place.token }
          : { override_callback_uri: '' },
      },
    },
  })

export const sendMessage = (reach: Reach, account: WhatsappAccount, message: Record<string, unknown>) =>
  call(reach, account, pathOf(account.numberId, '/messages'), {
    method: 'POST',
    body: { json: { messaging_product: 'whatsapp', recipient_type: 'individual', ...message } },
  })

/** Kept by Meta for a month. */
export const uploadMedia = (reach: Reach, account: WhatsappAccount, file: OutgoingFile) =>
  call(reach, account, pathOf(account.numberId, '/media'), {
    method: 'POST',
    body: {
      parts: [
        { name: 'messaging_product', text: 'whatsapp' },
        { name: 'type', text: file.type },
        { name: 'file', file },
      ],
    },
  })

export const listTemplates = (reach: Reach, account: WhatsappAccount, after: string | undefined) =>
  read(reach, account, pathOf(account.businessId, '/message_templates'), {
    fields: 'id,name,language,status,category,parameter_format,rejected_reason,components',
    limit: '100',
    ...(after !== undefined && { after }),
  })

export const createTemplate = (reach: Reach, account: WhatsappAccount, template: Record<string, unknown>) =>
  call(reach, account, pathOf(account.businessId, '/message_templates'), {
    method: 'POST',
    body: { json: template },
  })

/** Opens the upload of a sample: reviewers want to see what the header will look like. */
export const openSample = (reach: Reach, account: WhatsappAccount, file: OutgoingFile) =>
  call(
    reach,
    account,
    `${pathOf(account.appId, '/uploads')}?${new URLSearchParams({
      file_name: file.name,
      file_length: `${file.bytes}`,
      file_type: file.type,
    })}`,
    { method: 'POST' },
  )

export const uploadSample = (reach: Reach, account: WhatsappAccount, upload: string, file: OutgoingFile) =>
  call(reach, account, `/${upload}`, {
    method: 'POST',
    // This server knows the token by another name.
    headers: { authorization: `OAuth ${account.token}`, file_offset: '0' },
    body: { file },
  })
