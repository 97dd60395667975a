import type { Platform } from '#connectors/social/platforms.ts'
import { asFilling, type NetworkTemplate, type TemplateState } from '#connectors/social/templates.ts'
import { type Notice, notifyMaker } from '#core/notifications/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Db } from '#server/db/database.ts'
import { listUses, type TemplateRow } from './message-templates.repository.ts'

const TITLE_MAX = 60

/** How a text begins, for those that belong to no post. */
const beginningOf = (text: string) => {
  const line = asFilling(text)
  return line.length > TITLE_MAX ? `${clip(line, TITLE_MAX).replace(/ [^ ]*$/, '')}…` : line
}

type Review = Pick<NetworkTemplate, 'state' | 'reason'>

/** The review of a text from here has ended: whoever submitted it goes on with the post. */
async function notifySubmitter(
  db: Db,
  platform: Platform,
  row: TemplateRow,
  { state, reason }: Review,
): Promise<void> {
  const { workspaceId, submittedBy, body } = row
  const [use] = await listUses(db, workspaceId, row.id)
  const title = use?.title ?? beginningOf(body)
  const link = use
    ? `/campaigns/${use.campaignId}?post=${use.postId}`
    : `/settings?section=channels&channel=${platform}`
  const notice: Notice =
    state === 'approved'
      ? { type: 'text_approved', values: { title, use: use ? 'post' : 'none' }, link }
      : { type: 'text_rejected', values: { title, templateReason: reason }, link }
  await notifyMaker(db, workspaceId, submittedBy, notice)
}

/** Scheduled posts would fail at their time: the maker of each campaign gets one notification. */
async function notifyPlanners(db: Db, { workspaceId, id }: TemplateRow): Promise<void> {
  const told = new Set<string>()
  for (const { isScheduled, campaignId, postId, title, createdBy } of await listUses(db, workspaceId, id)) {
    if (!isScheduled || told.has(campaignId)) continue
    told.add(campaignId)
    await notifyMaker(db, workspaceId, createdBy, {
      type: 'text_stopped',
      values: { campaign: title },
      link: `/campaigns/${campaignId}?post=${postId}`,
    })
  }
}

const isUsable = (state: TemplateState) => state === 'approved' || state === 'in_review'

/** `now`: null if the network no longer lists it. In the transaction that keeps the change. */
export async function notifyChange(
  db: Db,
  platform: Platform,
  before: TemplateRow,
  now: Review | null,
): Promise<void> {
  const { state, submittedAt } = before
  if (isUsable(state) && !(now && isUsable(now.state))) await notifyPlanners(db, before)
  if (state === 'in_review' && now && now.state !== 'in_review' && submittedAt)
    await notifySubmitter(db, platform, before, now)
}
