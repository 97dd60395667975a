import { expect, test } from 'vitest'
import { isTooLong, newScene, scenesOf, split, withMedia } from './scene-draft.ts'

const video = { id: 'v', name: 'Oven', url: '/v', thumbnailUrl: '/t', seconds: 1.27 }
const photo = { ...video, id: 'p', seconds: null }

test('only a scene with a video has a clip', () => {
  const scenes = scenesOf([{ ...newScene(), media: video }, { ...newScene(), media: photo }, newScene()])
  expect(scenes).toEqual([
    { text: '', seconds: 2, imageId: 'v', clip: { start: 0, isMuted: true } },
    { text: '', seconds: 2, imageId: 'p' },
  ])
})

test('a scene is not longer than its clip', () => {
  expect(withMedia(newScene(), video)).toMatchObject({ seconds: 1.2 })
  expect(withMedia(newScene(), photo)).not.toHaveProperty('seconds')
})

test('a caption that is too long becomes two, without losing a word', () => {
  const text = `${'Fresh bread every morning, '.repeat(5)}and ${'cake on Sundays. '.repeat(5)}`
  const long = { ...newScene(), text, seconds: 4, media: video }
  expect(isTooLong(long)).toBe(true)
  const scenes = split([long], long.key)
  expect(scenes.map(isTooLong)).toEqual([false, false])
  expect(scenes.map((scene) => scene.text).join(' ')).toBe(text.trim())
  expect(scenes.map(({ seconds, clip }) => [seconds, clip.start])).toEqual([
    [2, 0],
    [2, 2],
  ])
  expect(new Set(scenes.map(({ key }) => key)).size).toBe(2)
})

test('a word without spaces is split, too', () => {
  const long = { ...newScene(), text: 'x'.repeat(301) }
  expect(split([long], long.key).map(({ text }) => text.length)).toEqual([151, 150])
})
