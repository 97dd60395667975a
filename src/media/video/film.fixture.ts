import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { memoize } from '#platform/memoize.ts'
import { findFfmpeg } from './ffmpeg.ts'

const run = promisify(execFile)

/** A file that ffmpeg makes with these arguments; the last one is its name. */
export const ffmpegFile = memoize(async (line: string): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-fixture-'))
  try {
    const args = line.split(' ')
    const file = join(folder, args.pop() ?? '')
    await run(await findFfmpeg(), ['-loglevel', 'error', ...args, file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

const picture = '-f lavfi -i testsrc=s=128x96:r=10'
const sound = '-f lavfi -i sine'
const small = '-preset ultrafast -g 10 -pix_fmt yuv420p -c:a aac -b:a 32k'

const place = '-movflags use_metadata_tags -metadata com.apple.quicktime.location.ISO6709=+40.4168-003.7038/'

/** As networks take it, with the place where it was filmed. */
export const mp4 = (seconds = 1) =>
  ffmpegFile(`${picture} ${sound} -t ${seconds} -c:v libx264 ${small} ${place} film.mp4`)

/** Behind the name of the first box of this type. */
const inBox = (film: Buffer, type: string) => film.indexOf(type) + type.length

/** As phones save it, held upright: turned by its header, without sound. */
export async function mov(): Promise<Buffer> {
  const film = Buffer.from(await ffmpegFile(`${picture} -t 1 -c:v libx264 ${small} film.mov`))
  const quarterTurn = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
  const matrix = inBox(film, 'tkhd') + 40
  for (const [index, value] of quarterTurn.entries()) film.writeInt32BE(value, matrix + 4 * index)
  return film
}

/** With its index first, as it is streamed. */
export const streamedMp4 = (seconds: number) =>
  ffmpegFile(`${picture} ${sound} -t ${seconds} -c:v libx264 ${small} -movflags +faststart film.mp4`)

/** A film without compression, whose header alone says how large its frames are. */
export async function movClaiming(side: number): Promise<Buffer> {
  const film = Buffer.from(
    await ffmpegFile('-f lavfi -i testsrc=s=16x16:r=1 -frames:v 2 -c:v rawvideo -pix_fmt uyvy422 film.mov'),
  )
  const size = inBox(film, '2vuy') + 24
  film.writeUInt16BE(side, size)
  film.writeUInt16BE(side, size + 2)
  return film
}

/** A film whose headers claim this length. */
export async function mp4Lasting(seconds: number): Promise<Buffer> {
  const film = Buffer.from(await mp4())
  const header = inBox(film, 'mvhd')
  film.writeUInt32BE(seconds * film.readUInt32BE(header + 12), header + 16)
  for (let at = film.indexOf('mdhd'); at > 0; at = film.indexOf('mdhd', at + 4))
    film.writeUInt32BE(Math.min(0xffffffff, seconds * film.readUInt32BE(at + 16)), at + 20)
  for (let at = film.indexOf('stts'); at > 0; at = film.indexOf('stts', at + 4))
    film.writeUInt32BE(Math.min(0x7fffffff, film.readUInt32BE(at + 16) * seconds), at + 16)
  // The edit list says which part is shown; newer programs obey it.
  for (let at = film.indexOf('elst'); at > 0; at = film.indexOf('elst', at + 4))
    film.writeUInt32BE(Math.min(0xffffffff, seconds * film.readUInt32BE(at + 12)), at + 12)
  return film
}

export const webm = () => ffmpegFile(`${picture} -t 1 -c:v libvpx -b:v 100k film.webm`)

export const gif = (frames = 5) => ffmpegFile(`-f lavfi -i testsrc=s=64x48:r=10 -frames:v ${frames} film.gif`)

const box = (type: string, size: number) => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(size)
  header.write(type, 4)
  return header
}

/** A valid film of about this size: players skip the unused space at its end. */
export async function* largeMp4(size: number): AsyncGenerator<Buffer> {
  const film = await mp4()
  const unused = size - film.length
  const chunk = Buffer.alloc(1024 * 1024)
  yield film
  yield box('free', unused)
  for (let left = unused - 8; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length))
}
