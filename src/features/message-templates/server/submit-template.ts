import { createHash } from 'node:crypto'
import type { OutgoingMedia } from '#connectors/social/adapter.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { type NetworkTemplate, placesIn, type TemplateDraft } from '#connectors/social/templates.ts'
import { findCampaignTitles, listPostMedia, outgoingMedia } from '#features/campaigns/index.server.ts'
import { type AccountRow, findAccountFor, openAccount } from '#features/social-accounts/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { templateMessages } from '../i18n/index.ts'
import { BODY_MAX, type Filling, type FillingKind, type PostTemplate } from '../message-templates.contract.ts'
import * as repository from './message-templates.repository.ts'
import * as service from './message-templates.service.ts'
import { optOutLink } from './post-message.ts'

/** Places that we fill in by their name. */
const ownPlaces: Record<string, FillingKind> = {
  first_name: 'first_name',
  name: 'name',
  business: 'business',
}
/** No customer has it; reviewers see a link with it. */
const EXAMPLE_NUMBER = '+15550100000'
const NAME_MAX = 40

/** Networks ask for a name of small letters. The same text gets the same name, so that it is not submitted twice. */
function nameOf(title: string, draft: object): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, NAME_MAX)
    .replace(/^_|_$/g, '')
  const hash = createHash('sha256').update(JSON.stringify(draft)).digest('hex').slice(0, 8)
  return `${words || 'message'}_${hash}`
}

/** What reviewers would refuse anyway, in words that help. */
function refuseWrongPlaces(text: string): void {
  if (text.length > BODY_MAX) throw new AppError('template_too_long')
  if (/^\{\{|\}\}$/.test(text)) throw new AppError('template_place_at_edge')
  if (placesIn(text).some((place) => !ownPlaces[place])) throw new AppError('template_place_unknown')
}

type Wanted = { title: string; text: string; language: Locale; media: OutgoingMedia | null }

function draftOf(deps: Deps, actor: Actor, { title, text, language, media }: Wanted): TemplateDraft {
  const t = textOf(templateMessages, language)
  const { workspaceId } = actor
  const { start, end } = optOutLink(deps, { workspaceId, address: EXAMPLE_NUMBER, locale: language })
  const body = text.trim()
  return {
    name: nameOf(title, { body, language, file: media?.url ?? null, start }),
    ...{ language, body, media },
    examples: placesIn(body).map((place) => ({ place, text: t('exampleName') })),
    link: { label: t('unsubscribe'), start, example: `${start}${end}` },
  }
}

/** Answers the id of the template that is now in review. */
async function submit(deps: Deps, actor: Actor, row: AccountRow, wanted: Wanted): Promise<string> {
  if (deps.env.publicUrl === undefined) throw new AppError('template_needs_address')
  refuseWrongPlaces(wanted.text.trim())
  const { templates } = adapterFor(row.adapter, deps)
  const account = openAccount(deps.secrets, row)
  if (!templates) throw new AppError('template_needs_network')
  if (!account) return service.refuse(deps, row, { kind: 'needs-reconnect' })
  const draft = draftOf(deps, actor, wanted)
  const ref = { workspaceId: actor.workspaceId, accountId: row.id }
  // It may have arrived before, and its answer got lost.
  const before = await templates.list(account)
  if (before.kind !== 'templates') return service.refuse(deps, row, before)
  const isSame = ({ name, language }: NetworkTemplate) => name === draft.name && language === draft.language
  const known = before.templates.find(isSame)
  const answer = known
    ? ({ kind: 'submitted', template: known } as const)
    : await templates.submit(account, draft)
  if (answer.kind === 'rejected')
    throw new AppError('template_not_taken', { fields: { detail: answer.reason } })
  if (answer.kind !== 'submitted') return service.refuse(deps, row, answer)
  return deps.db.transaction(async (db) => {
    const [id] = await repository.keep(db, ref, [answer.template], { submittedBy: actor.userId })
    await announce(db, actor, 'message-templates')
    if (id === undefined) throw new Error('A template was not kept.')
    return id
  })
}

/** The words and the first file of a post; the post uses what was submitted. */
export async function submitForPost(
  deps: Deps,
  actor: Actor,
  path: service.PostPath,
  language: Locale,
): Promise<PostTemplate> {
  const { db } = deps
  const { workspaceId } = actor
  const post = await service.getPost(db, workspaceId, path)
  const row = await findAccountFor(db, workspaceId, post)
  if (!row) throw new AppError('template_needs_network')
  const [medium] = await listPostMedia(db, workspaceId, post.id)
  const [campaign] = await findCampaignTitles(db, workspaceId, [post.campaignId])
  const templateId = await submit(deps, actor, row, {
    title: campaign?.title ?? '',
    text: post.text,
    language,
    media: medium ? outgoingMedia(deps, workspaceId)(medium) : null,
  })
  const fillings = placesIn(post.text).flatMap((place): Filling[] => {
    const kind = ownPlaces[place]
    return kind ? [{ place, kind, text: '' }] : []
  })
  return service.choose(deps, actor, path, { templateId, fillings })
}

/** A text without a post, to be used later. */
export async function submitText(
  deps: Deps,
  actor: Actor,
  id: string,
  { text, language }: { text: string; language: Locale },
) {
  const row = await service.getAccount(deps.db, actor.workspaceId, id)
  await submit(deps, actor, row, {
    title: text.split(/\s+/).slice(0, 4).join(' '),
    text,
    language,
    media: null,
  })
  return service.list(deps.db, actor, id)
}
