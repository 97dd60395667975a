import type { OutgoingMedia } from '../adapter.ts'
import type { FileRule } from '../outgoing-file.ts'
import { MB } from '../units.ts'

export const fileRules: Record<OutgoingMedia['kind'], FileRule> = {
  picture: { types: ['image/jpeg', 'image/png'], maxBytes: 5 * MB },
  video: { types: ['video/mp4'], maxBytes: 16 * MB },
}
