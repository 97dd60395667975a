import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './source-stamp.ts'

const folder = join(root, 'public/icons')
const logo = await readFile(join(root, 'public/icon.svg'), 'utf8')
/** Phones cut their own shape out of these, and show what is transparent as black. */
const square = logo.replace(' rx="8"', '')
if (square === logo) throw new Error('public/icon.svg no longer has the corners that phones cut themselves.')

const icons = [
  { name: 'icon-192', size: 192, svg: logo },
  { name: 'icon-512', size: 512, svg: logo },
  { name: 'maskable-512', size: 512, svg: square },
  { name: 'apple-touch-icon', size: 180, svg: square },
]

/** Draws the icons of the app on home screens from the logo. Run it again when the logo changes. */
await mkdir(folder, { recursive: true })
for (const { name, size, svg } of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colors: 64, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, `${name}.png`))
