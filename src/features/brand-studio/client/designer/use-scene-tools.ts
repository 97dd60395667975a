import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import type { SceneImage, SceneTools } from '#media/scene/context.ts'
import type { TemplateInput } from '#media/scene/templates/sheet.ts'
import { loadFonts, loadImage, readLogoColors, toolsOf } from './scene-tools.ts'

const image = (url: string) => ({
  queryKey: ['scene-image', url],
  queryFn: () => loadImage(url),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
})

export type SceneKit = {
  tools: SceneTools
  /** What every template of this brand is laid out with. */
  input: Omit<TemplateInput, 'words' | 'size' | 'photo'>
  /** Fonts and logo are here. */
  isReady: boolean
  isIncomplete: boolean
}

/** Fonts, logo and photos to draw scenes of a brand with. */
export function useSceneKit(design: BrandDesign, photos: readonly string[]): SceneKit {
  const { brandStyle: style, colorPalette: palette, typography: fonts, logoUrl, publicName: name } = design
  const loadedFonts = useQuery({
    queryKey: ['scene-fonts'],
    queryFn: () => loadFonts(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const logo = useQuery({ ...image(logoUrl ?? ''), enabled: logoUrl !== null })
  const loaded = useQueries({ queries: photos.map(image) })
  const found = loaded.map(({ data }) => data)
  const wanted = photos.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of photos is new in every render
  const images = useMemo(() => {
    const known = new Map<string, SceneImage>()
    for (const [at, url] of photos.entries()) {
      const data = found[at]
      if (data) known.set(url, data)
    }
    return known
  }, [wanted, ...found])
  const drawnLogo = logo.data ?? null
  const tools = useMemo(() => toolsOf(images, drawnLogo), [images, drawnLogo])
  const input = useMemo(
    () => ({ name, look: { style, palette, fonts }, logo: drawnLogo && readLogoColors(drawnLogo) }),
    [name, style, palette, fonts, drawnLogo],
  )
  return {
    tools,
    input,
    isReady: !loadedFonts.isPending && (logoUrl === null || !logo.isPending),
    isIncomplete: loadedFonts.data === false || logo.isError || loaded.some(({ isError }) => isError),
  }
}
