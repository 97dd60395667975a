import { recordActivity } from '#core/activity/index.server.ts'
import type { CreatedAnswer } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { WrittenBy } from '#writer/writer.ts'
import * as repository from '../campaigns.repository.ts'
import { getCreated } from '../campaigns.service.ts'
import { copyMedia } from '../media/copy-media.ts'
import * as posts from '../posts.repository.ts'
import { addCampaign } from './add-campaign.ts'

function writerOf({ writtenBy, writtenModel }: repository.CampaignRow): WrittenBy | null {
  if (writtenBy === null) return null
  return writtenBy === 'ai' ? { kind: 'ai', model: writtenModel ?? '' } : { kind: 'built-in' }
}

/** The copy of each post: it has the same platform and account. */
async function copiesOf(db: Db, workspaceId: WorkspaceId, from: posts.PostRow[], toCampaign: string) {
  const copies = await posts.list(db, workspaceId, toCampaign)
  return new Map(
    from.flatMap(({ id, platform, accountId }) => {
      const copy = copies.find((each) => each.platform === platform && each.accountId === accountId)
      return copy ? [[id, copy.id] as const] : []
    }),
  )
}

/** What a person wrote and chose. */
const copiedColumns = [
  'platform',
  'accountId',
  'accountName',
  'title',
  'text',
  'followUps',
  'options',
  'writtenBy',
  'formats',
  'adType',
  'budget',
] as const

const copied = (post: posts.PostRow) =>
  Object.fromEntries(copiedColumns.map((column) => [column, post[column]])) as Pick<
    posts.PostRow,
    (typeof copiedColumns)[number]
  >

/** A draft with the same texts and media, without the history. */
export const duplicateCampaign = (
  deps: Pick<Deps, 'db' | 'queue'>,
  actor: Actor,
  locale: Locale,
  id: string,
): Promise<CreatedAnswer> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    const original = await repository.find(db, workspaceId, id)
    if (!original) throw notFound()
    const rows = await posts.list(db, workspaceId, id)
    const title = textOf(campaignMessages, locale)('copyOf', { title: original.title })
    const copy = await addCampaign(db, actor, {
      brandId: original.brandId,
      title,
      description: original.description,
      content: original.content,
      posts: rows.map(copied),
      writtenBy: writerOf(original),
      scheduledFor: null,
    })
    await copyMedia(db, workspaceId, await copiesOf(db, workspaceId, rows, copy))
    await recordActivity(db, actor, {
      kind: 'campaign_created',
      values: { title },
      link: `/campaigns/${copy}`,
    })
    return getCreated(db, actor, locale, copy)
  })
