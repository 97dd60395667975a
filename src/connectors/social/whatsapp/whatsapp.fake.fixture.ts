import { randomUUID } from 'node:crypto'
import type { OutgoingPost } from '../adapter.ts'
import { type FakeAnswer, fieldsOf, partsOf, startFakeHttp } from '../conformance/fake-http.fixture.ts'
import type {
  FakeFault,
  FakeNetwork,
  FakeNetworkKind,
  FakeRequest,
} from '../conformance/fake-network.fixture.ts'
import { faultOf, missing, newToken, nextId, no, ok } from '../meta/fake-state.fixture.ts'
import { memoryOutbox } from '../outbox/memory-outbox.ts'
import type { Outbox, TemplateMessage } from '../outbox/outbox.ts'
import { filled, placesIn } from '../templates.ts'
import { secretOf } from './whatsapp.account.ts'
import { SCOPES } from './whatsapp.api.ts'
import {
  type Delivering,
  listSubscriptions,
  setPlace,
  subscribeApp,
} from './whatsapp.subscriptions.fixture.ts'

const READER = '+34612345678'
const NAME = /^[a-z0-9_]{1,512}$/
const BODY_MAX = 1024

type Button = { type: string; text: string; url?: string; example?: string[] }
type Component = {
  type: string
  format?: string
  text?: string
  example?: Record<string, unknown>
  buttons?: Button[]
}
export type FakeTemplate = {
  id: string
  name: string
  language: string
  category: string
  status: string
  parameter_format: string
  rejected_reason: string
  components: Component[]
}

type Parameter = {
  type: string
  text?: string
  parameter_name?: string
  image?: { id: string }
  video?: { id: string }
}
type SentComponent = { type: string; sub_type?: string; index?: string; parameters: Parameter[] }

export type FakeWhatsapp = FakeNetwork &
  Delivering & {
    templates: FakeTemplate[]
    /** Codes with which Meta refuses a message, by number. */
    refusals: Record<string, number>
    /** Who got what, in order. */
    sent: { to: string; text: string; button: string | null }[]
    /** Meta's answer to the next template, if it is no. */
    templateRefusal: string | null
    /** A review ends with the next look. */
    approvesAtOnce: boolean
    tokens: Map<string, { scopes: readonly string[]; expiresAt: number }>
    appSecret: string
    /** Numbers that wrote within the last day. */
    openWindows: Set<string>
    /** Replies in free words. */
    replies: { id: string; to: string; text: string; reference: string }[]
    addTemplate(body: string, given?: Partial<FakeTemplate>): FakeTemplate
  }

const partOf = ({ components }: FakeTemplate, type: string) => components.find((each) => each.type === type)

type Known = { token: string; businessId: string; numberId: string; appSecret: string }

/** With the token and ids that a person enters; new ones if none are given. */
export async function startFakeWhatsapp({
  token = newToken(),
  businessId = nextId(),
  numberId = nextId(),
  appSecret = randomUUID().replaceAll('-', ''),
}: Partial<Known> = {}): Promise<FakeWhatsapp> {
  const appId = nextId()
  const media = new Map<string, { type: string; bytes: number }>()
  const uploads = new Set<string>()
  const handles = new Set<string>()
  const outboxes = new Map<string, Outbox>()

  function readRights(searchParams: URLSearchParams): FakeAnswer {
    const known = network.tokens.get(searchParams.get('input_token') ?? '')
    if (!known) return no(190, 'Invalid OAuth access token.', { status: 401 })
    const { scopes, expiresAt } = known
    return ok({ data: { app_id: appId, is_valid: true, scopes, expires_at: expiresAt, type: 'SYSTEM_USER' } })
  }

  const number = () => ({
    id: numberId,
    display_phone_number: '+34 600 00 00 00',
    verified_name: 'Café Luna',
    quality_rating: 'GREEN',
  })

  function takeMedia(request: FakeRequest): FakeAnswer {
    const parts = partsOf(request)
    const file = parts.find(({ fileName }) => fileName !== null)
    const isNamed = parts.some(
      (each) => each.name === 'messaging_product' && `${each.content}` === 'whatsapp',
    )
    if (!file || !isNamed) return no(100, 'The parameter messaging_product is required.')
    const id = nextId()
    media.set(id, { type: file.type, bytes: file.content.length })
    return ok({ id })
  }

  function openSample(searchParams: URLSearchParams): FakeAnswer {
    for (const name of ['file_name', 'file_length', 'file_type'])
      if (!searchParams.get(name)) return no(100, `The parameter ${name} is required.`)
    const id = `upload:${randomUUID()}`
    uploads.add(id)
    return ok({ id })
  }

  function takeSample(id: string, { headers, body }: FakeRequest): FakeAnswer {
    if (!uploads.has(id) || headers.file_offset !== '0' || body.length === 0) return missing('The upload')
    const h = `4:${randomUUID()}`
    handles.add(h)
    return ok({ h })
  }

  function createTemplate(request: FakeRequest): FakeAnswer {
    const { name, language, category, parameter_format, components } = fieldsOf(request) as FakeTemplate
    const invalid = (message: string) => no(100, `Invalid parameter: ${message}`, { subcode: 2_388_293 })
    const body = components.find(({ type }) => type === 'BODY')
    const text = body?.text ?? ''
    const header = components.find(({ type }) => type === 'HEADER')
    const [handle] = (header?.example?.header_handle as string[] | undefined) ?? []
    const examples = (body?.example?.body_text_named_params as { param_name: string }[] | undefined) ?? []
    const link = components.find(({ type }) => type === 'BUTTONS')?.buttons?.[0]
    if (!NAME.test(name) || category !== 'MARKETING') return invalid('name or category')
    if (network.templates.some((each) => each.name === name && each.language === language))
      return no(100, 'There is already content in this language', { subcode: 2_388_024 })
    if (text === '' || text.length > BODY_MAX) return invalid('the body')
    if (/^\s*\{\{|\}\}\s*$/.test(text))
      return invalid('Variables can’t be at the start or end of the template.')
    if (`${placesIn(text)}` !== `${examples.map((each) => each.param_name)}`) return invalid('examples')
    if (header && !handles.has(handle ?? '')) return invalid('the header needs a sample')
    if (link && (link.text.length > 25 || !link.url?.endsWith('{{1}}') || !link.example?.[0]))
      return invalid('the button')
    if (network.templateRefusal) return invalid(network.templateRefusal)
    const id = nextId()
    const status = 'PENDING'
    network.templates.push({
      ...{ id, name, language, category, status, parameter_format, components },
      rejected_reason: 'NONE',
    })
    return ok({ id, status, category })
  }

  function listTemplates(searchParams: URLSearchParams): FakeAnswer {
    const after = Number(searchParams.get('after') ?? 0)
    if (network.approvesAtOnce) for (const each of network.templates) each.status = 'APPROVED'
    const limit = Math.min(Number(searchParams.get('limit') ?? 25), 100)
    const data = network.templates.slice(after, after + limit)
    const next = after + limit < network.templates.length
    return ok({
      data,
      paging: {
        cursors: { before: `${after}`, after: `${after + limit}` },
        ...(next && { next: `${http.url}/next` }),
      },
    })
  }

  /** What the person reads, or why Meta does not send it. */
  function fill(
    template: FakeTemplate,
    components: SentComponent[],
  ): FakeAnswer | { text: string; files: string[]; button: string | null } {
    const given = (type: string) => components.find((each) => each.type === type)?.parameters ?? []
    const text = partOf(template, 'BODY')?.text ?? ''
    const places = placesIn(text)
    const fillings = given('body').map(({ text: value = '', parameter_name: name }, index) => ({
      place: name ?? `${index + 1}`,
      text: value,
    }))
    if (`${fillings.map(({ place }) => place).toSorted()}` !== `${places.toSorted()}`)
      return no(132_000, 'Number of parameters does not match the expected number of params')
    if (fillings.some((each) => each.text === '' || /[\n\t]| {5}/.test(each.text)))
      return no(132_018, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces')
    const files = given('header').map(({ image, video }) => image?.id ?? video?.id ?? '')
    const needsFile = /IMAGE|VIDEO/.test(partOf(template, 'HEADER')?.format ?? '')
    if (files.length !== (needsFile ? 1 : 0) || files.some((id) => !media.has(id)))
      return no(132_012, 'Parameter format does not match format in the created template')
    const link = partOf(template, 'BUTTONS')?.buttons?.find(({ url }) => url?.endsWith('{{1}}'))
    const [end] = given('button')
    if (Boolean(link) !== Boolean(end?.text)) return no(131_008, 'Required parameter is missing')
    return {
      text: filled(text, fillings),
      files,
      button: link?.url ? filled(link.url, [{ place: '1', text: end?.text ?? '' }]) : null,
    }
  }

  const accepted = (to: string, id: string) =>
    ok({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to.replace('+', '') }],
      messages: [{ id, message_status: 'accepted' }],
    })

  /** The fault of the moment has happened, and does not again. */
  function isCut(): boolean {
    const wasCut = network.fault === 'cut-after-accept'
    network.fault = null
    return wasCut
  }

  function sendWords(to: string, text: string, reference: string): FakeAnswer {
    if (!network.openWindows.has(to)) return no(131_047, 'More than 24 hours have passed')
    const id = `wamid.${randomUUID()}`
    network.replies.push({ id, to, text, reference })
    return isCut() ? 'cut' : accepted(to, id)
  }

  function send(request: FakeRequest): FakeAnswer {
    const fault = faultOf(network)
    if (fault) return fault
    const {
      messaging_product,
      to,
      type,
      text,
      biz_opaque_callback_data: reference,
      template: named,
    } = fieldsOf(request) as Record<string, unknown> & {
      to: string
      text?: { body: string }
      biz_opaque_callback_data: string
      template: { name: string; language: { code: string }; components: SentComponent[] }
    }
    if (messaging_product !== 'whatsapp') return no(100, 'The parameter messaging_product is required.')
    if (!/^\+?\d{8,15}$/.test(to)) return no(131_009, 'Parameter value is not valid')
    const refusal = network.refusals[to]
    if (refusal) return no(refusal, 'Message undeliverable')
    if (type === 'text') return sendWords(to, text?.body ?? '', reference)
    if (type !== 'template') return no(131_051, 'Unsupported message type')
    const template = network.templates.find(
      (each) => each.name === named.name && each.language === named.language.code,
    )
    if (template?.status === 'PAUSED') return no(132_015, 'Template is paused')
    if (template?.status !== 'APPROVED') return no(132_001, 'Template name does not exist in the translation')
    const message = fill(template, named.components)
    if (message === 'cut' || 'status' in message) return message
    const id = `wamid.${randomUUID()}`
    const files = message.files.flatMap((file) => media.get(file) ?? [])
    network.sent.push({ to, text: message.text, button: message.button })
    network.posts.push({
      id,
      text: message.text,
      media: files.map((file) => ({ ...file, alt: '' })),
      replyTo: null,
    })
    return isCut() ? 'cut' : accepted(to, id)
  }

  function onObject(request: FakeRequest, id: string, edge: string, searchParams: URLSearchParams) {
    const call = `${request.method} ${id === businessId ? 'business' : id === numberId ? 'number' : id === appId ? 'app' : ''}${edge && `/${edge}`}`
    switch (call) {
      case 'GET business':
        return ok({ id, name: 'Café Luna' })
      case 'GET business/phone_numbers':
        return ok({ data: [{ ...number(), status: 'LINKED' }] })
      case 'GET business/message_templates':
        return listTemplates(searchParams)
      case 'POST business/message_templates':
        return createTemplate(request)
      case 'GET number':
        return ok(number())
      case 'POST number/media':
        return takeMedia(request)
      case 'POST number/messages':
        return send(request)
      case 'POST number':
        return setPlace(network, request)
      case 'POST business/subscribed_apps':
        network.isBusinessSubscribed = true
        return ok({ success: true })
      case 'GET app/subscriptions':
        return listSubscriptions(network)
      case 'POST app/subscriptions':
        return subscribeApp(network, request)
      case 'POST app/uploads':
        return openSample(searchParams)
      default:
        return missing(id)
    }
  }

  const http = await startFakeHttp((request): FakeAnswer => {
    const { pathname, searchParams } = new URL(request.path, 'http://network')
    const bearer = (request.headers.authorization ?? '').replace(/^(?:Bearer|OAuth) /, '')
    // Only the app itself changes what it gets delivered.
    const isApp = pathname === `/${appId}/subscriptions`
    if (isApp ? bearer !== `${appId}|${appSecret}` : !network.tokens.has(bearer))
      return no(190, 'Invalid OAuth access token.', { status: 401 })
    if (pathname === '/debug_token') return readRights(searchParams)
    const [, upload] = /^\/(upload:[\w-]+)$/.exec(decodeURIComponent(pathname)) ?? []
    if (upload !== undefined) return takeSample(upload, request)
    const [, id = '', edge = ''] = /^\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? []
    return onObject(request, id, edge, searchParams)
  })

  function addTemplate(body: string, given: Partial<FakeTemplate> = {}): FakeTemplate {
    const template = {
      ...{ id: nextId(), name: `t_${nextId()}`, language: 'en', category: 'MARKETING', status: 'APPROVED' },
      ...{ parameter_format: 'NAMED', rejected_reason: 'NONE' },
      components: [{ type: 'BODY', text: body }],
      ...given,
    }
    network.templates.push(template)
    return template
  }

  /** The text of the post is approved at once, as it is. */
  function messageOf({ text, media: files }: Pick<OutgoingPost, 'text' | 'media'>): TemplateMessage {
    const header = files[0]?.kind ?? null
    const format = header === 'video' ? 'VIDEO' : 'IMAGE'
    const components = [...(header ? [{ type: 'HEADER', format }] : []), { type: 'BODY', text }]
    const { name, language } = addTemplate(text, { components })
    return { name, language, isNamed: true, fillings: [], header }
  }

  const tokens = new Map<string, { scopes: readonly string[]; expiresAt: number }>([
    [token, { scopes: SCOPES, expiresAt: 0 }],
  ])
  const network: FakeWhatsapp = {
    ...http,
    account: { remoteId: numberId, site: '', secret: secretOf({ token, businessId, appId, appSecret }) },
    values: { numberId, businessId, token, appSecret },
    wrongValues: {
      numberId: '100000000000001',
      businessId: '100000000000002',
      token: 'EAAB-not-the-right-token-at-all',
      appSecret: '0123456789abcdef0123456789abcdef',
    },
    fault: null as FakeFault | null,
    posts: [],
    templates: [],
    refusals: {},
    sent: [],
    templateRefusal: null,
    approvesAtOnce: false,
    tokens,
    appSecret,
    subscriptions: new Map(),
    place: null,
    isBusinessSubscribed: false,
    openWindows: new Set(),
    replies: [],
    addTemplate,
    outboxFor(post) {
      const outbox =
        outboxes.get(post.reference) ??
        memoryOutbox([{ id: post.reference, to: READER, message: messageOf(post) }])
      outboxes.set(post.reference, outbox)
      return outbox
    },
  }
  return network
}

export const fakeWhatsapp: FakeNetworkKind = {
  network: 'whatsapp',
  platform: 'whatsapp',
  without: {
    'token-expired': 'The token of a system user does not end.',
    'last-allowed': 'Its headers say how much of an allowance is used, not when there is more.',
  },
  start: () => startFakeWhatsapp(),
}
