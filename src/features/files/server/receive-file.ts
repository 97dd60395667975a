import type { IncomingMessage } from 'node:http'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { says, textFor } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, newToken } from '#server/tenancy/actor.ts'
import { type AcceptedType, MAX_FILE_BYTES } from '../files.contract.ts'
import { detectType, HEAD_BYTES } from './detect-type.ts'
import * as repository from './files.repository.ts'
import { urlOfFile } from './files.service.ts'
import { bytesWithin, readHead } from './request-bytes.ts'
import { hasExpired, isGivenTo, type UploadLink } from './upload-link.ts'

const emptyText = says('The file is empty', 'El archivo está vacío')

/**
 * Takes one file at the address that was given out for it. The link is used up when the file is stored, and only then:
 * after an upload that broke off or was refused the same session may try again until the link expires.
 */
export async function receiveFile(
  deps: Deps,
  actor: Actor,
  link: UploadLink,
  request: IncomingMessage,
  locale: Locale,
) {
  await checkLink(deps, actor, link)
  const bytes = bytesWithin(request, MAX_FILE_BYTES)
  try {
    const head = await readHead(bytes, HEAD_BYTES)
    if (head.length === 0)
      throw new AppError('invalid_input', { fields: { body: textFor(emptyText, locale) } })
    const contentType = await detectType(head)
    if (!contentType) throw new AppError('file_type_refused')
    const size = await store(deps, actor, link.name, contentType, joined(head, bytes))
    return { url: urlOfFile(link.name), contentType, size }
  } finally {
    await bytes.return(undefined)
  }
}

async function checkLink({ db, secrets, clock }: Deps, actor: Actor, link: UploadLink): Promise<void> {
  const place = await repository.find(db, actor.workspaceId, link.name)
  const isOwn = isGivenTo(secrets, actor, link)
  // A name of another workspace is as unknown as one that never was.
  if (!place && !isOwn) throw notFound()
  if (place?.state !== 'issued' || !isOwn || hasExpired(link, clock.now()))
    throw new AppError('upload_link_invalid')
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* rest
}

/** The object first, then its row: a crash in between leaves an object that the sweep finds, never a row without one. */
async function store(
  { db, storage, clock }: Deps,
  actor: Actor,
  name: string,
  contentType: AcceptedType,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const objectName = newToken()
  const { size } = await storage.put(objectName, content).catch(refuse)
  const stored = { objectName, contentType, size, storedAt: clock.now() }
  // Should the database not answer here, the row may be written all the same; so the object stays for the sweep.
  if (await repository.markStored(db, actor.workspaceId, name, stored)) return size
  await storage.remove(objectName)
  throw new AppError('upload_link_invalid')
}

/** What the content itself cannot be blamed for is the disk: full, read-only or broken. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  throw new AppError('unavailable', { retryAfterSeconds: 30, cause: error })
}
