import { expect, test } from 'vitest'
import { makeSound, SAMPLE_RATE } from './make-sound.ts'
import { soundTracks } from './sound-tracks.ts'

const played = soundTracks.filter((track) => track !== 'none')
const peakOf = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

test.each(played)('%s is the same every time, audible, not clipped, and ends in silence', (track) => {
  const { left, right } = makeSound({ track, volume: 100 }, 3)
  expect(left).toHaveLength(3 * SAMPLE_RATE)
  expect(makeSound({ track, volume: 100 }, 3).right).toEqual(right)
  for (const channel of [left, right]) {
    expect(peakOf(channel)).toBeGreaterThan(0.2)
    expect(peakOf(channel)).toBeLessThan(1)
    expect(peakOf(channel.subarray(-100))).toBeLessThan(0.01)
  }
})

test('tracks differ, and the volume counts', () => {
  const [one, other] = [
    makeSound({ track: 'calm', volume: 100 }, 1),
    makeSound({ track: 'upbeat', volume: 100 }, 1),
  ]
  expect(one.left).not.toEqual(other.left)
  expect(peakOf(makeSound({ track: 'calm', volume: 50 }, 1).left)).toBeCloseTo(peakOf(one.left) / 2, 4)
  expect(peakOf(makeSound({ track: 'calm', volume: 0 }, 1).left)).toBe(0)
})
