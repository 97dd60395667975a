export { BriefChips } from './client/brief-chips.tsx'
export { WriterNote } from './client/writer-note.tsx'
