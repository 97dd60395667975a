import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

const WEIGHTS = [400, 700] as const

/** Arial is not redistributable; Arimo has the same metrics. */
export const givenFamily = (family: string) => (family === 'Arial' ? 'Arimo' : family)

const packageOf = (family: string) => givenFamily(family).toLowerCase().replaceAll(' ', '-')

/** The file of a font, for printing and packing. */
export const fontPath = (family: string, weight: (typeof WEIGHTS)[number], ending: 'woff' | 'woff2') => {
  const name = packageOf(family)
  return require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.${ending}`)
}

export type FontFile = { name: string; content: Buffer }

/** The files of a family with their license. */
export async function fontFilesOf(family: string): Promise<FontFile[]> {
  const folder = packageOf(family)
  const licence = require.resolve(`@fontsource/${folder}/LICENSE`)
  const fonts = WEIGHTS.map(async (weight) => ({
    name: join(folder, `${folder}-${weight}.woff2`),
    content: await readFile(fontPath(family, weight, 'woff2')),
  }))
  return Promise.all([
    ...fonts,
    readFile(licence).then((content) => ({ name: join(folder, 'OFL.txt'), content })),
  ])
}
