import { clip } from '#platform/clip.ts'
import type { ChannelAccount, OutgoingMedia } from '../adapter.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import { graphErrorIn, isAccessRefused, isCallLimit, isClosedToken, reasonOf } from '../meta/graph-error.ts'
import type {
  NetworkTemplate,
  SubmittedTemplate,
  TemplateDraft,
  TemplateHeader,
  TemplateState,
  Templates,
  TemplatesAnswer,
} from '../templates.ts'
import { type WhatsappAccount, whatsappAccountOf } from './whatsapp.account.ts'
import * as api from './whatsapp.api.ts'
import { fileRules } from './whatsapp.files.ts'

const MOST_PAGES = 10
const TEXT_MAX = 1100

const states: Record<string, TemplateState> = {
  APPROVED: 'approved',
  PENDING: 'in_review',
  IN_APPEAL: 'in_review',
  REJECTED: 'rejected',
  PAUSED: 'paused',
}
const stateOf = (status: string): TemplateState => states[status] ?? 'disabled'

const PLACE = /\{\{\w+\}\}/
const AT_END = /\{\{1\}\}$/

function headerOf(header: api.GivenTemplate['components'][number] | undefined): TemplateHeader | null {
  if (!header) return 'none'
  if (header.format === 'IMAGE') return 'picture'
  if (header.format === 'VIDEO') return 'video'
  return header.format === 'TEXT' && !PLACE.test(header.text ?? '') ? 'text' : null
}

/** Null if a post cannot use it: another category, or parts that we cannot fill in. */
export function templateIn(given: api.GivenTemplate): NetworkTemplate | null {
  const { id, name, language, status, category, rejected_reason: reason, components } = given
  const partOf = (type: string) => components.find((each) => each.type.toUpperCase() === type)
  const header = headerOf(partOf('HEADER'))
  const body = partOf('BODY')?.text
  const buttons = partOf('BUTTONS')?.buttons ?? []
  const [first, ...others] = buttons.filter(({ url }) => url && PLACE.test(url))
  const isKnown = components.every(({ type }) =>
    ['HEADER', 'BODY', 'FOOTER', 'BUTTONS'].includes(type.toUpperCase()),
  )
  const isFillable = others.length === 0 && (!first || (first === buttons[0] && AT_END.test(first.url ?? '')))
  const hasPlainButtons = buttons.every(({ type }) => ['URL', 'QUICK_REPLY', 'PHONE_NUMBER'].includes(type))
  if (category !== 'MARKETING' || header === null || !body || !isKnown || !isFillable || !hasPlainButtons)
    return null
  return {
    remoteId: id,
    name,
    language,
    state: stateOf(status),
    reason: reason && reason !== 'NONE' ? reason : '',
    header,
    headerText: header === 'text' ? (partOf('HEADER')?.text ?? '') : '',
    body: clip(body, TEXT_MAX),
    isNamed: given.parameter_format === 'NAMED',
    footer: partOf('FOOTER')?.text ?? '',
    buttons: buttons.map(({ text }) => text ?? ''),
    linkStart: first?.url?.replace(AT_END, '') ?? '',
  }
}

type Failed = Exclude<TemplatesAnswer, { kind: 'templates' }>

/** Why there is no answer that helps; null if Meta refuses what was asked. */
function failureOf(answer: Answer): Failed | null {
  if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
  const error = graphErrorIn(answer)
  if (answer.status === 429 || (error && isCallLimit(error.code))) return { kind: 'rate-limited' }
  if (error ? isClosedToken(error.code) : answer.status === 401) return { kind: 'needs-reconnect' }
  const isOurs = error && answer.status >= 400 && answer.status < 500 && error.code !== 0
  return isOurs ? null : { kind: 'unreachable', reason: reasonOf(answer) }
}

async function list(reach: Reach, account: WhatsappAccount): Promise<TemplatesAnswer> {
  const templates: NetworkTemplate[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await api.listTemplates(reach, account, after)
    const { data } = api.templatesSchema.safeParse(bodyOf(answer))
    if (!data) {
      if (isAccessRefused(answer)) return { kind: 'needs-reconnect' }
      return failureOf(answer) ?? { kind: 'unreachable', reason: reasonOf(answer) }
    }
    for (const each of data.data) {
      const template = api.templateSchema.safeParse(each).data
      const known = template && templateIn(template)
      if (known) templates.push(known)
    }
    after = data.paging?.next ? (data.paging.cursors?.after ?? undefined) : undefined
    if (after === undefined) return { kind: 'templates', templates }
  }
  return { kind: 'templates', templates }
}

type Uploaded = { handle: string | null } | Answer

/** What reviewers see in the header. */
async function uploadSample(
  reach: Reach,
  account: WhatsappAccount,
  medium: OutgoingMedia | null,
): Promise<Uploaded> {
  if (!medium) return { handle: null }
  const file = await medium.file(fileRules[medium.kind])
  const opened = await api.openSample(reach, account, file)
  const upload = api.uploadSchema.safeParse(bodyOf(opened)).data
  if (!upload?.id.startsWith('upload:')) return opened
  const answer = await api.uploadSample(reach, account, upload.id, file)
  const handle = api.handleSchema.safeParse(bodyOf(answer)).data
  return handle ? { handle: handle.h } : answer
}

function componentsOf({ body, examples, media, link }: TemplateDraft, handle: string | null) {
  const named = examples.map(({ place, text }) => ({ param_name: place, example: text }))
  return [
    ...(media && handle !== null
      ? [
          {
            type: 'HEADER',
            format: media.kind === 'video' ? 'VIDEO' : 'IMAGE',
            example: { header_handle: [handle] },
          },
        ]
      : []),
    { type: 'BODY', text: body, ...(named.length > 0 && { example: { body_text_named_params: named } }) },
    {
      type: 'BUTTONS',
      buttons: [{ type: 'URL', text: link.label, url: `${link.start}{{1}}`, example: [link.example] }],
    },
  ]
}

async function submit(
  reach: Reach,
  account: WhatsappAccount,
  draft: TemplateDraft,
): Promise<SubmittedTemplate> {
  const refused = (answer: Answer): SubmittedTemplate =>
    failureOf(answer) ?? { kind: 'rejected', reason: reasonOf(answer) }
  const uploaded = await uploadSample(reach, account, draft.media)
  if ('kind' in uploaded) return refused(uploaded)
  const { name, language, body, media, link } = draft
  const answer = await api.createTemplate(reach, account, {
    name,
    language,
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: componentsOf(draft, uploaded.handle),
  })
  const { data } = api.createdSchema.safeParse(bodyOf(answer))
  if (!data) return refused(answer)
  return {
    kind: 'submitted',
    template: {
      ...{ remoteId: data.id, name, language, state: stateOf(data.status ?? 'PENDING'), reason: '' },
      ...{ header: media?.kind ?? 'none', headerText: '', body, isNamed: true, footer: '' },
      ...{ buttons: [link.label], linkStart: link.start },
    },
  }
}

export const whatsappTemplates = (reach: Reach): Templates => {
  const withAccount = async <T>(channel: ChannelAccount, use: (account: WhatsappAccount) => Promise<T>) => {
    const account = whatsappAccountOf(channel)
    return account ? use(account) : ({ kind: 'needs-reconnect' } as const)
  }
  return {
    list: (channel) => withAccount(channel, (account) => list(reach, account)),
    submit: (channel, draft) => withAccount(channel, (account) => submit(reach, account, draft)),
  }
}
