import type { Scene } from '../videos.contract.ts'

/** A photo of the library, as far as the form shows it. */
export type PhotoDraft = { id: string; name: string; thumbnailUrl: string }

/** A scene while it is edited; the key stays when it moves. */
export type SceneDraft = { key: string; text: string; seconds: number; photo: PhotoDraft | null }

export const draftsOf = (scenes: readonly Scene[], photos: readonly PhotoDraft[]): SceneDraft[] =>
  scenes.map(({ text, seconds, imageId }) => ({
    key: crypto.randomUUID(),
    text,
    seconds,
    photo: photos.find(({ id }) => id === imageId) ?? null,
  }))

export const newScene = (): SceneDraft => ({ key: crypto.randomUUID(), text: '', seconds: 2, photo: null })

export const isEmptyScene = ({ text, photo }: SceneDraft) => text.trim() === '' && !photo

/** Scenes without text and photo are not part of the video. */
export const scenesOf = (drafts: readonly SceneDraft[]): Scene[] =>
  drafts
    .filter((draft) => !isEmptyScene(draft))
    .map(({ text, seconds, photo }) => ({ text: text.trim(), seconds, imageId: photo?.id ?? null }))

export function moved(drafts: readonly SceneDraft[], from: number, to: number): SceneDraft[] {
  const [draft] = drafts.slice(from, from + 1)
  if (!draft || to < 0 || to >= drafts.length) return [...drafts]
  return drafts.toSpliced(from, 1).toSpliced(to, 0, draft)
}
