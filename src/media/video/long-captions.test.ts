import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { MAX_CAPTION } from '#platform/film-times.ts'
import { videoFormats, videoSizes, videoStyles } from '#platform/video-styles.ts'
import { toFilm } from './film.ts'
import { styles } from './styles.ts'

const cuts = vi.hoisted(() => ({ count: 0 }))
vi.mock(import('./set-text.ts'), async (load) => {
  const original = await load()
  return {
    ...original,
    cutTo: (...all) => {
      cuts.count++
      return original.cutTo(...all)
    },
  }
})

const sentence =
  'Our wonderful bakery celebrates its extraordinarily delicious anniversary: come with everyone you know on Saturday, '
const text = sentence.repeat(3).slice(0, MAX_CAPTION).trim()

test.each(videoFormats.flatMap((format) => videoStyles.map((style) => [style, format] as const)))(
  'the longest caption is not cut by %s in %s',
  async (style, format) => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    const photo = { bytes, focus: { x: 0.5, y: 0.5 } }
    const film = await toFilm({
      ...{ style, seconds: 10, size: videoSizes[format], call: '', sound: null },
      scenes: [{ text, photo }, { text }],
      look: { name: 'Café Luna', style: null, palette: plainPalette, fonts: plainFonts, logo: null },
    })
    styles[style](film)(createCanvas(film.width, film.height).getContext('2d'), 1)
    expect(film.scenes.map((scene) => scene.text)).toEqual([text, text])
    expect(cuts.count).toBe(0)
  },
)
