import sharp from 'sharp'
import type { Person } from '#tests/person.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'

export const design = {
  brandStyle: 'bold',
  colorPalette: { primary: '#0a7d3c', secondary: '#111111', accent: '#facc15', neutral: '#fee2e2' },
  typography: { primary: 'Oswald', secondary: 'Roboto Condensed' },
  logoUrl: null as string | null,
}

export async function makePicture(
  person: Person,
  details: Record<string, unknown> = {},
): Promise<BrandPicture> {
  const answer = await person.post('/api/brand-pictures', {
    template: 'email_header',
    headline: 'Two cakes for one',
    ...details,
  })
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

/** A symbol and, after a gap, a word: dark green on transparent. */
export const signAndWord = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      [
        { left: 10, width: 80 },
        { left: 130, width: 250 },
      ].map(({ left, width }) => ({
        input: { create: { width, height: 80, channels: 3 as const, background: '#12391f' } },
        left,
        top: 10,
      })),
    )
    .png()
    .toBuffer()

export type Pixels = { width: number; height: number; at: (x: number, y: number) => number[] }

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { width: info.width, height: info.height, at }
}

/** The share of a picture with approximately this color, 0 to 1. */
export async function shareOf(picture: Buffer, color: string): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  let found = 0
  for (let pixel = 0; pixel < data.length; pixel += 3)
    if (wanted.every((value, channel) => Math.abs(value - (data[pixel + channel] ?? 0)) <= 2)) found++
  return found / (info.width * info.height)
}

/** 49 megapixels in a small file: like a hostile upload, and the largest accepted size. */
export const hugePng = (side = 7000): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#12391f' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
