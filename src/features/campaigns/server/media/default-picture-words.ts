import type { PictureWords } from '#writer/writer.ts'

const firstSentence = (text: string) => text.split(/(?<=[.!?…])\s|\n/, 1)[0] ?? ''

/** Default text for a picture. */
export const defaultPictureWords = ({
  title,
  description,
}: {
  title: string
  description: string
}): PictureWords => ({
  headline: title,
  line: firstSentence(description),
  call: '',
})
