import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { MAX_CAPTION } from '#platform/film-times.ts'
import {
  type VideoFormat,
  type VideoStyle,
  videoFormats,
  videoSizes,
  videoStyles,
} from '#platform/video-styles.ts'
import { toFilm } from './film.ts'
import { styles } from './styles.ts'

const sentence =
  'Our wonderful bakery celebrates its extraordinarily delicious anniversary: come with everyone you know on Saturday, '
const text = sentence.repeat(3).slice(0, MAX_CAPTION).trim()

/** Everything that a style writes on a frame one second into the film. */
async function wordsOn(style: VideoStyle, format: VideoFormat, text: string): Promise<string[]> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
    .png()
    .toBuffer()
  const photo = { bytes, focus: { x: 0.5, y: 0.5 } }
  const film = await toFilm({
    ...{ style, seconds: 10, size: videoSizes[format], call: '', sound: null },
    scenes: [{ text, photo }, { text }],
    look: { name: 'Café Luna', style: null, palette: plainPalette, fonts: plainFonts, logo: null },
  })
  expect(film.scenes.map((scene) => scene.text)).toEqual([text, text])
  const context = createCanvas(film.width, film.height).getContext('2d')
  // Words are drawn on canvases of their own, which are then moved.
  const written = vi.spyOn(Object.getPrototypeOf(context), 'fillText')
  onTestFinished(() => written.mockRestore())
  styles[style](film)(context, 1)
  return written.mock.calls.map(([line]) => String(line))
}

const isCut = (line: string) => line.includes('…')

test.each(videoFormats.flatMap((format) => videoStyles.map((style) => [style, format] as const)))(
  'the longest caption is not cut by %s in %s',
  async (style, format) => {
    const lines = await wordsOn(style, format, text)
    expect(lines).not.toEqual([])
    expect(lines.filter(isCut)).toEqual([])
  },
)

test('a word that no frame takes is seen to be cut', async () => {
  expect((await wordsOn('minimalist', '9:16', 'W'.repeat(MAX_CAPTION))).some(isCut)).toBe(true)
})
