import type { ByteRange } from '#server/storage/storage.ts'
import type { OutgoingFile } from '../outgoing-file.ts'

/** A part of a file, both ends included, for networks that take large files in parts. */
export const partOfFile = ({ name, type, open }: OutgoingFile, part: ByteRange): OutgoingFile => ({
  name,
  type,
  bytes: part.end - part.start + 1,
  open: ({ start, end } = { start: 0, end: part.end - part.start }) =>
    open({ start: part.start + start, end: part.start + end }),
})
