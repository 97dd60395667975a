import type { ChannelAccount, OutgoingMedia, OutgoingPost, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import { partOfFile } from '../http/part-of-file.ts'
import type { FileRule } from '../outgoing-file.ts'
import { isFinal } from '../saved-steps.ts'
import { overLimit, type PostCharges } from './post-charges.ts'
import type { Step } from './post-step.ts'
import * as api from './x.api.ts'
import { x } from './x.manifest.ts'
import { doneIn, failureOf, isUploadGone } from './x.map.ts'
import { xPrices } from './x.prices.ts'

/** X takes parts of up to 5 MB. */
const PART_BYTES = 4_000_000
const CHECK_S = 5

const { maxPictureBytes, video } = x.media
const PICTURE: FileRule = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: maxPictureBytes }
/** An animation stands alone. */
const ONLY_PICTURE: FileRule = { ...PICTURE, types: [...PICTURE.types, 'image/gif'] }
const VIDEO: FileRule = { types: ['video/mp4', 'video/quicktime'], maxBytes: video?.maxBytes ?? 0 }

function categoryOf(kind: OutgoingMedia['kind'], type: string): api.MediaCategory {
  if (kind === 'video') return 'tweet_video'
  return type === 'image/gif' ? 'tweet_gif' : 'tweet_image'
}

type Given = {
  reach: Reach
  account: ChannelAccount
  post: OutgoingPost
  charges: PostCharges
  save(step: Step): Promise<void>
}
type Broken = { failed: Answer; step: Step }
type Upload = NonNullable<Step['upload']>

const couldNotProcess = (reason: string | null | undefined): PublishOutcome => ({
  kind: 'rejected',
  reason: reason || 'X could not process the file.',
  code: 'file_type',
})

/** Uploads the files that are still missing, one after the other, each from the part that was saved last. */
export async function uploadMedia(
  { reach, account, post, charges, save }: Given,
  saved: Step,
): Promise<Step | PublishOutcome> {
  const ruleOf = (kind: OutgoingMedia['kind']) =>
    kind === 'video' ? VIDEO : post.media.length === 1 ? ONLY_PICTURE : PICTURE

  async function transfer({ kind, alt, file: fileFor }: OutgoingMedia, given: Step) {
    const file = await fileFor(ruleOf(kind))
    let step = given
    let upload: Upload
    const saveUpload = async (next: Upload) => {
      upload = next
      step = { ...step, upload }
      await save(step)
    }
    const broken = (failed: Answer): Broken => ({ failed, step })

    if (step.upload) upload = step.upload
    else {
      const begun = await api.beginUpload(reach, account, file, categoryOf(kind, file.type))
      const { data } = api.mediaSchema.safeParse(doneIn(begun)?.body)
      if (!data) return broken(begun)
      upload = { id: data.data.id, next: 0, isWhole: false, isReady: false }
      await saveUpload(upload)
    }
    const { id } = upload
    for (let index = upload.next; index * PART_BYTES < file.bytes; index++) {
      const start = index * PART_BYTES
      const end = Math.min(start + PART_BYTES, file.bytes) - 1
      const part = { ...partOfFile(file, { start, end }), type: 'application/octet-stream' }
      const sent = await api.appendToUpload(reach, account, id, index, part)
      if (!doneIn(sent)) return broken(sent)
      await saveUpload({ ...upload, next: index + 1 })
    }
    if (!upload.isWhole) {
      const finished = await api.finishUpload(reach, account, id)
      const { data } = api.mediaSchema.safeParse(doneIn(finished)?.body)
      if (!data) return broken(finished)
      const state = data.data.processing_info?.state ?? 'succeeded'
      await saveUpload({ ...upload, isWhole: true, isReady: state === 'succeeded' })
    }
    // X describes images only.
    if (kind === 'picture' && alt !== '') {
      const paid = await charges.setAsideCall(step, 'alt', xPrices.altText)
      if (!paid) return overLimit
      step = paid
      const described = await api.describeMedia(reach, account, id, alt)
      if (!doneIn(described)) return broken(described)
    }
    step = { ...step, upload: null, media: [...step.media, { id, isReady: upload.isReady }] }
    await save(step)
    return step
  }

  /** Nobody sees a file before the post, so one whose upload has expired is uploaded once more. */
  async function uploadOne(medium: OutgoingMedia, given: Step): Promise<Step | PublishOutcome> {
    let result = await transfer(medium, given)
    if ('failed' in result && result.step.upload && isUploadGone(result.failed)) {
      const restarted = { ...result.step, upload: null }
      await save(restarted)
      result = await transfer(medium, restarted)
    }
    return 'failed' in result ? failureOf(result.failed, reach.clock.now(), false) : result
  }

  let step: Step | PublishOutcome = saved
  for (const medium of post.media.slice(saved.media.length)) {
    step = await uploadOne(medium, step)
    if (isFinal(step)) break
  }
  return step
}

/** Whether X has processed the files. `gone`: they are to be uploaded again. */
export async function awaitMedia(
  { reach, account, save }: Pick<Given, 'reach' | 'account' | 'save'>,
  saved: Step,
  processing: (step: Step, checkAt: Date) => PublishOutcome,
): Promise<Step | PublishOutcome | 'gone'> {
  const now = reach.clock.now()
  let step = saved
  for (const { id } of saved.media.filter(({ isReady }) => !isReady)) {
    const answer = await api.readUpload(reach, account, id)
    const { data } = api.mediaSchema.safeParse(doneIn(answer)?.body)
    if (!data) return isUploadGone(answer) ? 'gone' : failureOf(answer, now, false)
    const { state = 'succeeded', check_after_secs: seconds, error } = data.data.processing_info ?? {}
    if (state === 'failed') {
      await save({ ...step, media: [] })
      return couldNotProcess(error?.message)
    }
    if (state !== 'succeeded')
      return processing(step, new Date(now.getTime() + Math.max(seconds ?? CHECK_S, 1) * 1000))
    const media = step.media.map((each) => (each.id === id ? { id, isReady: true } : each))
    step = { ...step, media }
  }
  return step
}
