export { BriefChips } from './client/brief-chips.tsx'
export { LiveText } from './client/live-text.tsx'
export { LiveTextList } from './client/live-text-list.tsx'
export { WriterNote } from './client/writer-note.tsx'
