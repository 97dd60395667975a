import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount, OutgoingMedia, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import type { FileRule } from '../outgoing-file.ts'
import { readLinkCard } from '../text/link-card.ts'
import { MB } from '../units.ts'
import * as api from './bluesky.api.ts'
import * as map from './bluesky.map.ts'
import { recordKey } from './record-key.ts'
import { linksIn, mentionsIn } from './rich-text.ts'

const VIDEOS: FileRule = { types: ['video/mp4'], maxBytes: 100 * MB }
/** Descriptions of videos may be shorter than those of images. */
const MAX_VIDEO_ALT = 1000
const PICTURES: FileRule = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 1 * MB }

/**
 * What is saved between calls. `createdAt` stays the same when the post is sent again; `card` is absent until the linked
 * page was read. With `isReady` the records may have been written.
 */
const stepSchema = z.object({
  createdAt: z.string().max(40),
  images: z.array(api.imageSchema).max(10),
  video: api.videoSchema.optional(),
  card: api.cardSchema.nullable().optional(),
  isReady: z.boolean(),
})
type Step = z.infer<typeof stepSchema>

/** A call before the post failed; its outcome is that of the post. */
class NotPrepared extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('A call before the post failed.')
    this.answer = answer
  }
}

async function upload(reach: Reach, account: ChannelAccount, file: Parameters<typeof api.upload>[2]) {
  const answer = await api.upload(reach, account, file)
  const { data } = api.uploadedSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (answer.kind !== 'answer' || answer.status !== 200 || !data) throw new NotPrepared(answer)
  return data.blob
}

/** The card of the first link. Nothing that goes wrong with it is a reason not to post. */
async function readCard(reach: Reach, account: ChannelAccount, text: string): Promise<api.Card | null> {
  const [link] = linksIn(text)
  const card = link ? await readLinkCard(reach, link.url, PICTURES) : null
  if (!card) return null
  const { url: uri, title, description, picture } = card
  const thumb = picture ? await upload(reach, account, picture).catch(() => null) : null
  return { uri, title, description, ...(thumb && { thumb }) }
}

async function resolveMentions(reach: Reach, account: ChannelAccount, { text, followUps }: OutgoingPost) {
  const handles = new Set([text, ...followUps].flatMap(mentionsIn))
  const dids = new Map<string, string>()
  for (const handle of handles) {
    const answer = await api.resolveHandle(reach, account, handle)
    const { data } = api.handleSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
    if (data) dids.set(handle, data.did)
  }
  return dids
}

async function prepare(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  saved: Step,
  save: (step: Step) => Promise<void>,
): Promise<Step> {
  let step = saved
  const sizeOf = ({ width, height }: OutgoingMedia) =>
    width > 0 && height > 0 ? { aspectRatio: { width, height } } : {}
  const film = post.media.find(({ kind }) => kind === 'video')
  if (film && !step.video) {
    const video = await upload(reach, account, await film.file(VIDEOS))
    step = { ...step, video: { video, alt: clip(film.alt, MAX_VIDEO_ALT), ...sizeOf(film) } }
    await save(step)
  }
  const pictures = post.media.filter(({ kind }) => kind === 'picture')
  for (const picture of pictures.slice(step.images.length)) {
    const { alt, file } = picture
    const image = await upload(reach, account, await file(PICTURES))
    const size = sizeOf(picture)
    step = { ...step, images: [...step.images, { image, alt, ...size }] }
    await save(step)
  }
  if (post.media.length === 0 && step.card === undefined)
    step = { ...step, card: await readCard(reach, account, post.text) }
  return step
}

export const findPost = async (reach: Reach, { site, remoteId: did }: ChannelAccount, reference: string) =>
  map.lookupOf(await api.readRecord(reach, site, did, recordKey(reference)), did, reference)

/** The files of a step that is hours old: the server deletes those that no post uses. */
const areFilesGone = (answer: Answer) => map.codeIn(answer) === 'BlobNotFound'

/**
 * Uploads the files, then writes the post and all parts of its thread at once. The keys of the records are ours, so a
 * second write of the same post fails, and whether the first one arrived can be looked up exactly.
 */
export async function publishRecords(
  reach: Reach,
  account: ChannelAccount,
  post: OutgoingPost,
  progress: Progress,
): Promise<PublishOutcome> {
  const { remoteId: did } = account
  const now = () => reach.clock.now()
  const save = (step: Step) => progress.save(JSON.stringify(step))
  const lookUp = async (): Promise<PublishOutcome | null> => {
    const found = await findPost(reach, account, post.reference)
    if (found.kind === 'found') return { ...found, kind: 'published' }
    return found.kind === 'absent' ? null : { kind: 'unknown', reason: 'no lookup' }
  }

  async function send(saved: Step): Promise<{ answer: Answer; step: Step }> {
    const prepared = await prepare(reach, account, post, saved, save)
    const dids = await resolveMentions(reach, account, post)
    const records = map.recordsOf(did, post, {
      ...prepared,
      video: prepared.video ?? null,
      card: prepared.card ?? null,
      dids,
    })
    const step = { ...prepared, isReady: true }
    await save(step)
    return { answer: await api.createRecords(reach, account, did, records), step }
  }

  const known = stepSchema.safeParse(progress.step === null ? null : readJson(progress.step)).data
  const outcome = known?.isReady ? await lookUp() : null
  if (outcome) return outcome
  try {
    const begin = known ?? { createdAt: now().toISOString(), images: [], isReady: false }
    let { answer, step } = await send(begin)
    if (areFilesGone(answer)) {
      const { card: _, video: __, ...rest } = step
      ;({ answer, step } = await send({ ...rest, images: [], isReady: false }))
    }
    const written = map.writtenOf(answer, did, post, now())
    // A server error is also the answer to a key that is already there.
    return written.kind === 'unknown' && answer.kind === 'answer' ? ((await lookUp()) ?? written) : written
  } catch (error) {
    if (error instanceof NotPrepared) return map.failureOf(error.answer, now(), false)
    throw error
  }
}
