import { Readable } from 'node:stream'
import type { ChannelAccount, OutgoingFile, PublishOutcome } from '../adapter.ts'
import type { Answer, Reach } from '../network-call.ts'
import * as api from './linkedin.api.ts'
import { failureOf } from './linkedin.map.ts'
import { imageUploadSchema, videoUploadSchema } from './linkedin.schemas.ts'
import { readParts } from './read-parts.ts'

/** Nothing is visible before the post, so what broke off is uploaded anew. */
const brokeOff = (what: string): PublishOutcome => ({
  kind: 'not-sent',
  reason: `the ${what} could not be uploaded`,
})

const bodyOf = (answer: Answer) => (answer.kind === 'answer' && answer.status === 200 ? answer.body : null)
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

const partFile = (name: string, content: Buffer): OutgoingFile => ({
  name,
  type: 'application/octet-stream',
  bytes: content.length,
  open: async () => Readable.from([content], { objectMode: false }),
})

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
  const sizes = instructions.map(({ firstByte, lastByte }) => lastByte - firstByte + 1)
  const uploadedPartIds: string[] = []
  for await (const content of readParts(await file.open(), sizes)) {
    const address = instructions[uploadedPartIds.length]?.uploadUrl ?? ''
    const stored = isStored(await api.putFile(reach, account, address, partFile(file.name, content)))
    const part = stored?.header('etag')
    if (!part) return brokeOff('video')
    uploadedPartIds.push(part)
    await onPart()
  }
  const finished = await api.finishVideo(reach, account, {
    video,
    uploadToken: uploadToken ?? '',
    uploadedPartIds,
  })
  return isStored(finished) ? { kind: 'uploaded', id: video } : failureOf(finished, reach.clock.now(), false)
}
