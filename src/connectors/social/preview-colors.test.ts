import { expect, test } from 'vitest'
import { contrast, READABLE } from '#platform/contrast.ts'
import { manifests } from './manifests.ts'

const withColors = Object.values(manifests).filter(({ preview }) => preview.colors !== undefined)

test.each(withColors)('the preview of $id can be read in light and in dark', ({ preview: { colors } }) => {
  if (!colors) throw new Error('It has colors.')
  for (const scheme of [0, 1] as const)
    for (const ground of ['card', 'sunken'] as const)
      for (const sign of ['ink', 'muted', 'link'] as const)
        expect(
          contrast(colors[sign][scheme], colors[ground][scheme]),
          `${sign} on ${ground} ${scheme}`,
        ).toBeGreaterThanOrEqual(READABLE)
})
