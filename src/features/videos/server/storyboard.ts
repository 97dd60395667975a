import { captionWeight, closingStart, readingSeconds } from '#platform/film-times.ts'
import type { Locale } from '#platform/locale.ts'
import { MAX_SCENES, type Scene, type Storyboard, type StoryboardInput } from '../videos.contract.ts'
import { captionsOf } from './captions.ts'

const SECONDS_OF_PHOTO = 1.6

const tenths = (seconds: number) => Math.round(seconds * 10) / 10

/** The captions that can be read in time, at least the first. */
function fitting(captions: readonly string[], seconds: number): number {
  let used = 0
  const count = captions.findIndex((caption) => {
    used += Math.max(1.4, readingSeconds(caption))
    return used > seconds
  })
  return count === -1 ? Math.min(captions.length, MAX_SCENES) : Math.min(MAX_SCENES, Math.max(1, count))
}

/** The scenes of a description: its captions, each with a photo as long as there are some. */
export function storyboardOf(
  { prompt, duration, imageIds }: StoryboardInput,
  reader: { locale: Locale; today: string },
): Storyboard {
  const captions = captionsOf(prompt, reader)
  const room = closingStart(duration)
  const count = fitting(captions, room)
  const texts = captions.slice(0, count)
  // Further photos are shown without text, as far as there is time.
  const spare = Math.max(0, Math.floor((room - texts.length * SECONDS_OF_PHOTO) / SECONDS_OF_PHOTO))
  const alone = Math.min(imageIds.length - texts.length, spare, MAX_SCENES - texts.length)
  while (texts.length < count + Math.max(alone, texts.length === 0 ? 1 : 0)) texts.push('')
  const all = texts.reduce((sum, text) => sum + captionWeight(text), 0)
  const scenes = texts.map(
    (text, index): Scene => ({
      text,
      seconds: Math.max(0.5, tenths((room * captionWeight(text)) / all)),
      imageId: imageIds[index] ?? null,
    }),
  )
  return { scenes, leftOut: captions.slice(count) }
}
