import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_ALT, MAX_NAME, MAX_TAG } from '#features/media-library/media-library.contract.ts'
import { drawSvg } from '#media/draw-svg.ts'
import { locales } from '#platform/locale.ts'
import { demoScenes, readScene } from './scenes.ts'
import { sceneTexts } from './words/index.ts'

test.each(demoScenes)(
  '%s is a small picture without words and without references to elsewhere',
  async (scene) => {
    const svg = await readScene(scene)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000)
    expect(svg).not.toMatch(/<text|<image|url\((?!#)|href="(?!#)/)
    const bytes = await drawSvg({ svg, width: 160, height: 120, format: 'jpeg' })
    const { channels, entropy } = await sharp(bytes).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
    expect(entropy).toBeGreaterThan(4)
  },
)

test('every scene has its texts in each language', () => {
  for (const locale of locales)
    for (const { name, alt, tags } of Object.values(sceneTexts[locale])) {
      expect(name.length).toBeLessThanOrEqual(MAX_NAME)
      expect(alt.length).toBeLessThanOrEqual(MAX_ALT)
      for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(MAX_TAG)
    }
})
