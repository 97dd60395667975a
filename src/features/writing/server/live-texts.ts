import { setTimeout } from 'node:timers/promises'
import { addDays } from 'date-fns/addDays'
import type { Platform } from '#connectors/social/platforms.ts'
import { clip } from '#platform/clip.ts'
import { pathOf } from '#platform/endpoint.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce, announceProgress } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TextNews } from '#writer/writer.ts'
import {
  getLiveTexts,
  isWritten,
  type LiveText,
  type LiveTexts,
  waitingTexts,
} from '../live-texts.contract.ts'
import * as repository from './live-texts.repository.ts'

/** An event of the database has less than 8,000 bytes, and says also where it belongs. */
const MAX_EVENT_BYTES = 7_000
/** Enough to see it grow; the whole text comes when it is done. */
const MAX_GROWING = 1_500
const MAX_GROWING_TITLE = 200
/** Between two looks at a growing text. */
const PAUSE_MS = 250

/** Where a screen shows the texts: the read that has them, and how to have it fetched again. */
type Shown = { path: string; refetch: (db: Db) => Promise<void> }

const ownRead = (workspaceId: WorkspaceId, id: string): Shown => ({
  path: pathOf(getLiveTexts.path, { id }),
  refetch: (db) => announce(db, { workspaceId }, `live-texts/${id}`),
})

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const whole = ({ state, post }: TextNews): LiveText => ({ state, ...post })
const clipped = ({ state, post: { title, text } }: TextNews): LiveText => ({
  state,
  title: clip(title, MAX_GROWING_TITLE),
  text: clip(text, MAX_GROWING),
})

/** As many texts in each group as an event can hold; one that is too large is alone. */
function inEvents(texts: LiveTexts): LiveTexts[] {
  const groups: LiveTexts[] = []
  for (const [platform, text] of Object.entries(texts)) {
    const last = groups.at(-1)
    const joined = { ...last, [platform]: text }
    if (last && bytesOf(joined) <= MAX_EVENT_BYTES) groups[groups.length - 1] = joined
    else groups.push({ [platform]: text })
  }
  return groups
}

/**
 * Shows the texts of a campaign while they are written, to open screens and to those that open later. The writer does not wait, and a text that cannot be shown does not stop it. Uses no transaction,
 * because a call with a key has one, for its result.
 */
export async function openLiveTexts(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  {
    workspaceId,
    id,
    shown = ownRead(workspaceId, id),
  }: { workspaceId: WorkspaceId; id: string; shown?: Shown },
  platforms: readonly Platform[],
) {
  const now = clock.now()
  await repository.removeOlder(db, workspaceId, addDays(now, -1))
  await repository.begin(db, workspaceId, id, waitingTexts(platforms), now)
  await shown.refetch(db)
  // Only the latest news of a platform counts: what came while another was sent replaces it.
  let waiting = new Map<Platform, TextNews>()
  let sending: Promise<void> | null = null

  async function send(news: readonly TextNews[]): Promise<void> {
    const texts: LiveTexts = Object.fromEntries(
      news.map((each) => [each.platform, isWritten(each.state) ? whole(each) : clipped(each)]),
    )
    // Growing ones too: a screen that reads in between must not take back what another has shown.
    await repository.add(db, workspaceId, id, texts)
    for (const group of inEvents(texts)) {
      const progress = { path: shown.path, fields: { texts: group } }
      if (bytesOf(group) <= MAX_EVENT_BYTES) await announceProgress(db, { workspaceId }, progress)
      else await shown.refetch(db)
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const news = [...waiting.values()]
      waiting = new Map()
      await send(news).catch((err: unknown) => log.warn({ err }, 'texts in progress could not be shown'))
      if (!news.some(({ state }) => isWritten(state))) await setTimeout(PAUSE_MS)
    }
    sending = null
  }

  return {
    onNews(news: TextNews): void {
      waiting.set(news.platform, news)
      // Later in this turn, so that texts that come together are sent together.
      sending ??= Promise.resolve().then(sendAll)
    },
    /** Resolves once everything has been sent. */
    isShown: async (): Promise<void> => {
      await sending
    },
  }
}

export async function getTexts(db: Db, workspaceId: WorkspaceId, id: string) {
  const texts = await repository.find(db, workspaceId, id)
  if (!texts) throw notFound()
  return { id, texts }
}

/** The same, for a read that has more to show: without any, all texts are still to come. */
export const textsOf = async (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  platforms: readonly Platform[],
): Promise<LiveTexts> => ({
  ...waitingTexts(platforms),
  ...(await repository.find(db, workspaceId, id)),
})
