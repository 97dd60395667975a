import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { MAX_CAPTION } from '#platform/film-times.ts'
import type { Scene } from '../videos.contract.ts'

/** A photo or video of the library, as far as the form shows it. Only a video has seconds. */
export type MediaDraft = Pick<MediaItem, 'id' | 'name' | 'url' | 'thumbnailUrl' | 'seconds'>

export const mediaDraftOf = ({ id, name, url, thumbnailUrl, seconds }: MediaItem): MediaDraft => ({
  ...{ id, name, url, thumbnailUrl, seconds },
})

export type ClipDraft = NonNullable<Scene['clip']>
const wholeClip: ClipDraft = { start: 0, isMuted: true }

/** A scene while it is edited; the key stays when it moves. */
export type SceneDraft = {
  key: string
  text: string
  seconds: number
  media: MediaDraft | null
  /** If the media is a video. */
  clip: ClipDraft
}

export const draftsOf = (scenes: readonly Scene[], media: readonly MediaDraft[]): SceneDraft[] =>
  scenes.map(({ text, seconds, imageId, clip }) => ({
    key: crypto.randomUUID(),
    text,
    seconds,
    media: media.find(({ id }) => id === imageId) ?? null,
    clip: clip ?? wholeClip,
  }))

export const newScene = (): SceneDraft => ({
  ...{ key: crypto.randomUUID(), text: '', seconds: 2, media: null, clip: wholeClip },
})

/** A short clip is not stretched. */
export const withMedia = ({ seconds }: SceneDraft, media: MediaDraft): Partial<SceneDraft> => ({
  media,
  clip: wholeClip,
  ...(media.seconds !== null && { seconds: Math.max(0.5, Math.min(seconds, tenths(media.seconds))) }),
})

const tenths = (seconds: number) => Math.floor(seconds * 10) / 10

export const isEmptyScene = ({ text, media }: SceneDraft) => text.trim() === '' && !media

export const isTooLong = ({ text }: SceneDraft) => text.trim().length > MAX_CAPTION

/** Scenes without text, photo and clip are not part of the video. */
export const scenesOf = (drafts: readonly SceneDraft[]): Scene[] =>
  drafts
    .filter((draft) => !isEmptyScene(draft))
    .map(({ text, seconds, media, clip }) => ({
      text: text.trim(),
      seconds,
      imageId: media?.id ?? null,
      ...(media && media.seconds !== null && { clip }),
    }))

export function moved(drafts: readonly SceneDraft[], from: number, to: number): SceneDraft[] {
  const [draft] = drafts.slice(from, from + 1)
  if (!draft || to < 0 || to >= drafts.length) return [...drafts]
  return drafts.toSpliced(from, 1).toSpliced(to, 0, draft)
}

/** Two scenes with half of the words and of the time each; the second shows the same photo, or the clip as it goes on. */
export function split(drafts: readonly SceneDraft[], key: string): SceneDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.key !== key) return [draft]
    const text = draft.text.trim()
    const [first, second] = halves(text)
    const seconds = Math.max(0.5, tenths(draft.seconds / 2))
    const clip = { ...draft.clip, start: tenths(draft.clip.start + seconds) }
    return [
      { ...draft, text: first, seconds },
      { ...draft, key: crypto.randomUUID(), text: second, seconds, clip },
    ]
  })
}

/** At the space nearest to the middle; better after the end of a sentence. */
function halves(text: string): [string, string] {
  const middle = text.length / 2
  const nearest = (marks: RegExp) =>
    Array.from(text.matchAll(marks), ({ index }) => index)
      .filter((index) => Math.abs(index - middle) < middle * 0.7)
      .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  const cut = nearest(/(?<=[.!?;:,]) /g) ?? nearest(/ /g) ?? Math.ceil(middle)
  return [text.slice(0, cut).trim(), text.slice(cut).trim()]
}
