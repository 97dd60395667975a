import type { ChannelAccount, PublishOutcome } from '../adapter.ts'
import { type Answer, bodyOf, type Reach } from '../http/network-call.ts'
import { partOfFile } from '../http/part-of-file.ts'
import type { OutgoingFile } from '../outgoing-file.ts'
import * as api from './linkedin.api.ts'
import { failureOf } from './linkedin.map.ts'
import { imageUploadSchema, videoUploadSchema } from './linkedin.schemas.ts'

/** Nothing is visible before the post, so what broke off is uploaded anew. */
const brokeOff = (what: string): PublishOutcome => ({
  kind: 'not-sent',
  reason: `the ${what} could not be uploaded`,
})

const isStored = (answer: Answer) =>
  answer.kind === 'answer' && answer.status >= 200 && answer.status < 300 ? answer : null

type Uploaded = { kind: 'uploaded'; id: string }

export async function uploadImage(
  reach: Reach,
  account: ChannelAccount,
  file: OutgoingFile,
): Promise<Uploaded | PublishOutcome> {
  const begun = await api.beginImage(reach, account)
  const { data } = imageUploadSchema.safeParse(bodyOf(begun))
  if (!data) return failureOf(begun, reach.clock.now(), false)
  const { uploadUrl, image } = data.value
  const stored = isStored(await api.putFile(reach, account, uploadUrl, file))
  return stored ? { kind: 'uploaded', id: image } : brokeOff('image')
}

/** In the parts that LinkedIn names, one after the other. `onPart`: keeps the post ours during a long upload. */
export async function uploadVideo(
  reach: Reach,
  account: ChannelAccount,
  file: OutgoingFile,
  onPart: () => Promise<void>,
): Promise<Uploaded | PublishOutcome> {
  const begun = await api.beginVideo(reach, account, file.bytes)
  const { data } = videoUploadSchema.safeParse(bodyOf(begun))
  if (!data) return failureOf(begun, reach.clock.now(), false)
  const { video, uploadToken, uploadInstructions } = data.value
  const instructions = uploadInstructions.toSorted((one, other) => one.firstByte - other.firstByte)
  const uploadedPartIds: string[] = []
  let next = 0
  for (const { uploadUrl, firstByte: start, lastByte: end } of instructions) {
    // Parts that leave something out, overlap or go too far make no video.
    if (start !== next || end < start || end >= file.bytes) return brokeOff('video')
    next = end + 1
    const part = { ...partOfFile(file, { start, end }), type: 'application/octet-stream' }
    const stored = isStored(await api.putFile(reach, account, uploadUrl, part))
    const id = stored?.header('etag')
    if (!id) return brokeOff('video')
    uploadedPartIds.push(id)
    await onPart()
  }
  if (next < file.bytes) return brokeOff('video')
  const finished = await api.finishVideo(reach, account, {
    video,
    uploadToken: uploadToken ?? '',
    uploadedPartIds,
  })
  return isStored(finished) ? { kind: 'uploaded', id: video } : failureOf(finished, reach.clock.now(), false)
}
