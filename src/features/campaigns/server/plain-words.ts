import type { PictureWords } from '#writer/writer.ts'

const firstSentence = (text: string) => text.split(/(?<=[.!?…])\s|\n/, 1)[0] ?? ''

/** What stands on a picture when nobody wrote words for it. */
export const plainWords = ({ title, description }: { title: string; description: string }): PictureWords => ({
  headline: title,
  line: firstSentence(description),
  call: '',
})
