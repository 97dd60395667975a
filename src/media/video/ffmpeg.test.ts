import { expect, test } from 'vitest'
import { describeFfmpeg, findFfmpeg, readBanner } from './ffmpeg.ts'

const encoders = ' V....D libx264   H.264\n A....D aac   AAC (Advanced Audio Coding)'
const banner = (version: string, year: number) =>
  `ffmpeg version ${version} Copyright (c) 2000-${year} the FFmpeg developers`

test.each([
  ['7.1.2', 2025, true],
  ['n7.0-7-gd38bf5e08e-20240407', 2024, true],
  ['5.1.9-0+deb12u1', 2022, true],
  ['N-49006-gd81913e680-static https://example.org/ffmpeg/ ', 2019, false],
])('ffmpeg %s of %i gets fixes: %s', (version, year, isCurrent) => {
  const read = readBanner({ stdout: encoders, stderr: banner(version, year) }, '/bin/ffmpeg', 'system')
  expect(read).toMatchObject({ version: version.split(' ')[0], year, isCurrent })
})

test.each([
  ['no libx264', 'A....D aac', banner('7.1', 2025)],
  ['no aac', 'V....D libx264', banner('7.1', 2025)],
  ['another program', encoders, 'convert 1.0'],
])('%s is not used', (_what, stdout, stderr) => {
  expect(readBanner({ stdout, stderr }, '/bin/ffmpeg', 'system')).toBeNull()
})

test('this system has an ffmpeg that can make our videos', async () => {
  const { path, year } = await describeFfmpeg()
  expect(path).toBe(await findFfmpeg())
  expect(year).toBeGreaterThan(2017)
})
