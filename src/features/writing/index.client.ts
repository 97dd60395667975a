export { WriterNote } from './client/writer-note.tsx'
