import { detectPictureType } from '#core/files/index.server.ts'
import { MAX_IMAGE_BYTES } from '#core/files/uploads.contract.ts'
import { causes } from '#platform/causes.ts'
import type { Deps } from '#server/deps.ts'
import { UnusableAddress } from '#server/outgoing/checked-address.ts'
import { guardedFetch, type Limits, type OutgoingFetch } from '#server/outgoing/guarded-fetch.ts'
import { guardOf, PrivateAddress } from '#server/outgoing/network-guard.ts'
import { RefusedRedirect } from '#server/outgoing/redirect.ts'
import { ResponseTooLarge } from '#server/outgoing/response-too-large.ts'
import type { ImageProblem } from '../integrations.contract.ts'

const limits: Limits = { deadlineMs: 20_000, maxBytes: MAX_IMAGE_BYTES, redirects: 3 }

/** Tests replace the internet here. */
export const imageTools: { open: (deps: Pick<Deps, 'env' | 'log'>) => OutgoingFetch } = {
  open: ({ env, log }) => guardedFetch(guardOf(env), limits, log),
}

export class ImageFailure extends Error {
  readonly problem: ImageProblem
  constructor(problem: ImageProblem) {
    super(problem)
    this.name = 'ImageFailure'
    this.problem = problem
  }
}

/** Without the keys of the POS: the address may be anywhere. The type is that of the content. */
export async function fetchImage(deps: Pick<Deps, 'env' | 'log'>, url: string) {
  const bytes = await download(imageTools.open(deps), url)
  const type = await detectPictureType(bytes)
  if (!type) throw new ImageFailure('no_image')
  return { bytes, type }
}

async function download(open: OutgoingFetch, url: string): Promise<Buffer> {
  let status: number
  let bytes: Buffer
  try {
    const answer = await open(url, { headers: { accept: 'image/*' } })
    status = answer.status
    bytes = Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw new ImageFailure(problemBehind(error))
  }
  if (status === 429 || status >= 500) throw new ImageFailure('unreachable')
  if (status !== 200) throw new ImageFailure('not_found')
  return bytes
}

function problemBehind(error: unknown): ImageProblem {
  const all = [...causes(error)]
  const isOne = (...kinds: (typeof PrivateAddress)[]) =>
    all.some((each) => kinds.some((kind) => each instanceof kind))
  if (isOne(PrivateAddress, UnusableAddress, RefusedRedirect)) return 'address_refused'
  return isOne(ResponseTooLarge) ? 'too_large' : 'unreachable'
}
