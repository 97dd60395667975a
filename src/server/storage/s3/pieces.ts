import { storageError } from '../storage-errors.ts'
import { inParts } from './in-parts.ts'
import { listObjects } from './list-objects.ts'
import { readObject, sizeOfObject } from './read-object.ts'
import type { S3Client } from './s3-client.ts'
import { S3Failure } from './s3-failure.ts'
import { writeObject } from './write-object.ts'

/** What a killed process may lose of a chunk, and what a chunk under way takes of memory. */
const PIECE_BYTES = 2 * 1024 * 1024
const PARTIAL = 'partial/'
const NAME = /^([\w-]{16,200})\/(\d{15})-(\d{1,15})$/

type Piece = { key: string; name: string; start: number; end: number; modifiedAt: Date }

/** Place and length are in the key, so a late or shorter write of the same place never replaces another. */
const keyOf = (name: string, start: number, size: number) =>
  `${PARTIAL}${name}/${String(start).padStart(15, '0')}-${size}`

/** Objects under other names are not ours. */
async function* listPieces(client: S3Client, name?: string): AsyncGenerator<Piece> {
  const folder = name === undefined ? PARTIAL : `${PARTIAL}${name}/`
  for await (const object of listObjects(client, folder)) {
    const path = folder.slice(PARTIAL.length) + object.name
    const [, owner = '', start, size] = NAME.exec(path) ?? []
    if (!owner) continue
    const { modifiedAt } = object
    yield {
      key: PARTIAL + path,
      name: owner,
      start: Number(start),
      end: Number(start) + Number(size),
      modifiedAt,
    }
  }
}

/** What arrived before the source fails is kept. */
export async function appendPieces(
  client: S3Client,
  name: string,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let at = offset
  for await (const { chunks, size } of inParts(content, PIECE_BYTES)) {
    if (size === 0) continue
    await client.send({ method: 'PUT', key: keyOf(name, at, size), body: chunks })
    at += size
  }
  return at - offset
}

/** Pieces that follow each other from the first byte on. They may overlap: a client may send bytes twice. */
async function readSequence(client: S3Client, name: string): Promise<{ pieces: Piece[]; size: number }> {
  const pieces: Piece[] = []
  let size = 0
  // In the order of their places, because keys are listed in order.
  for await (const piece of listPieces(client, name)) {
    if (piece.start > size) break
    if (piece.end <= size) continue
    pieces.push(piece)
    size = piece.end
  }
  return { pieces, size }
}

export const sizeOfPieces = async (client: S3Client, name: string) => (await readSequence(client, name)).size

/**
 * Writes the pieces as one object. Another process may do the same or be faster: the object is written with the same
 * bytes, and pieces are removed from the first one on, so what is left never looks like a shorter upload.
 */
export async function joinPieces(client: S3Client, name: string, key: string, size: number): Promise<void> {
  if ((await sizeOfObject(client, key)) === null) {
    try {
      const found = await readSequence(client, name)
      if (found.size !== size) throw incomplete()
      await writeObject(client, key, bytesOf(client, found.pieces))
    } catch (error) {
      if ((await sizeOfObject(client, key)) !== size) throw error
    }
  }
  await removePieces(client, name)
}

const incomplete = () => storageError('files_away', new S3Failure('GET', 200, 'without a part of an upload'))

async function* bytesOf(client: S3Client, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  let at = 0
  for (const { key, start, end } of pieces) {
    const piece = await readObject(client, key, { start: at - start, end: end - start - 1 })
    if (!piece) throw incomplete()
    yield* piece.stream
    at = end
  }
}

export async function removePieces(client: S3Client, name: string): Promise<void> {
  for await (const { key } of listPieces(client, name)) await client.send({ method: 'DELETE', key })
}

/** Those of an upload whose last piece is old. Pieces of one upload are listed one after the other. */
export async function removeOldPieces(client: S3Client, untouchedSince: Date): Promise<void> {
  let name = ''
  let isOld = true
  const finish = async () => {
    if (name && isOld) await removePieces(client, name)
  }
  for await (const piece of listPieces(client)) {
    if (piece.name !== name) {
      await finish()
      name = piece.name
      isOld = true
    }
    if (piece.modifiedAt >= untouchedSince) isOld = false
  }
  await finish()
}
