import type { TemplateMessage } from '#connectors/social/outbox/outbox.ts'
import { asFilling, placesIn } from '#connectors/social/templates.ts'
import { publicNameOf } from '#core/brands/index.server.ts'
import { findPostContent, listPostMedia, type PostContent } from '#features/campaigns/index.server.ts'
import { type Reader, unsubscribeUrl } from '#features/customers/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Filling, TemplateProblem } from '../message-templates.contract.ts'
import * as repository from './message-templates.repository.ts'

type Linking = Pick<Deps, 'env' | 'secrets'>

const TOKEN = 'token='

/** A link to unsubscribe, split where the part of one person begins. */
export function optOutLink(
  deps: Linking,
  link: { workspaceId: WorkspaceId; address: string; locale: Locale },
): { start: string; end: string } {
  const url = unsubscribeUrl(deps, link)
  const at = url.indexOf(TOKEN) + TOKEN.length
  return { start: url.slice(0, at), end: url.slice(at) }
}

/** Networks change blanks and line ends a little. */
const sameWords = (one: string, other: string) => asFilling(one) === asFilling(other)

/** Whether the address that was approved is still ours: it has changed if PUBLIC_URL has. */
const isOwnLink = ({ publicUrl }: Deps['env'], linkStart: string) =>
  publicUrl !== undefined && URL.parse(linkStart)?.origin === new URL(publicUrl).origin

type Post = Pick<PostContent, 'id' | 'text'>

function problemOf(
  env: Deps['env'],
  post: Post,
  kinds: readonly ('picture' | 'video')[],
  chosen: repository.Chosen | undefined,
): TemplateProblem | null {
  if (!chosen) return 'template_missing'
  const { body, header, linkStart, state } = chosen.template
  const wanted = header === 'picture' || header === 'video' ? [header] : []
  if (!sameWords(body, post.text) || `${wanted}` !== `${kinds}`) return 'template_differs'
  if (linkStart !== '' && env.publicUrl === undefined) return 'public_url_missing'
  if (linkStart !== '' && !isOwnLink(env, linkStart)) return 'template_differs'
  if (state === 'in_review') return 'template_waiting'
  return state === 'approved' ? null : 'template_refused'
}

/** Why the post cannot go to phones; null if it can. */
export async function findTemplateProblem(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
  postId: string,
): Promise<TemplateProblem | null> {
  const post = await findPostContent(db, workspaceId, postId)
  if (!post) return 'template_missing'
  const media = await listPostMedia(db, workspaceId, postId)
  const chosen = (await repository.listChosen(db, workspaceId, [postId])).get(postId)
  const kinds = media.map(({ kind }) => kind)
  const problem = problemOf(env, post, kinds, chosen)
  if (problem || !chosen?.fillings.some(({ kind }) => kind === 'business')) return problem
  // Networks refuse a message with an empty place.
  return (await publicNameOf(db, workspaceId, post.brandId)) === '' ? 'sender_name_missing' : null
}

const firstNameIn = (name: string) => asFilling(name).split(' ')[0] ?? ''

const textFor = ({ kind, text }: Filling, name: string, business: string) =>
  ({ first_name: firstNameIn(name), name: asFilling(name), business, text })[kind]

type Writer = (reader: Reader & { address: string }) => TemplateMessage

/** The message of a post, as each person gets it. */
export async function messageWriter(
  deps: Linking & { db: Db },
  workspaceId: WorkspaceId,
  post: Pick<PostContent, 'id' | 'brandId'>,
): Promise<Writer> {
  const chosen = (await repository.listChosen(deps.db, workspaceId, [post.id])).get(post.id)
  if (!chosen) throw new Error('A post to phones has lost its template.')
  const { template, fillings } = chosen
  const business = asFilling(await publicNameOf(deps.db, workspaceId, post.brandId))
  const places = placesIn(template.body)
  return ({ name, language, address }) => ({
    name: template.name,
    language: template.language,
    isNamed: template.isNamed,
    header: template.header === 'picture' || template.header === 'video' ? template.header : null,
    fillings: places.map((place) => {
      const filling = fillings.find((each) => each.place === place)
      return { place, text: filling ? textFor(filling, name, business) : '' }
    }),
    ...(template.linkStart !== '' && {
      linkEnd: optOutLink(deps, { workspaceId, address, locale: language }).end,
    }),
  })
}
