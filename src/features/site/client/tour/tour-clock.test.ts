import { describe, expect, test } from 'vitest'
import {
  clockText,
  isOver,
  sceneAt,
  shareOf,
  type TourAction,
  type TourState,
  tourReducer,
} from './tour-clock.ts'

const playing = (elapsed: number): TourState => ({ elapsed, isPlaying: true })
const paused = (elapsed: number): TourState => ({ elapsed, isPlaying: false })

const steps: [what: string, from: TourState, action: TourAction, to: TourState][] = [
  ['time passes while it plays', playing(1_000), { type: 'tick', ms: 250 }, playing(1_250)],
  ['time stops while it is paused', paused(1_000), { type: 'tick', ms: 250 }, paused(1_000)],
  ['it stops by itself after two minutes', playing(119_900), { type: 'tick', ms: 250 }, paused(120_000)],
  ['a press pauses it', playing(1_000), { type: 'toggle' }, paused(1_000)],
  ['a press goes on from there', paused(1_000), { type: 'toggle' }, playing(1_000)],
  ['a press after the end plays it again', paused(120_000), { type: 'toggle' }, playing(0)],
  ['next goes to the start of the scene after it', playing(20_000), { type: 'next' }, playing(24_000)],
  ['next keeps a paused tour paused', paused(0), { type: 'next' }, paused(12_000)],
  ['next from the last scene is the end', playing(110_000), { type: 'next' }, paused(120_000)],
  ['next at the end stays there', paused(120_000), { type: 'next' }, paused(120_000)],
  ['previous goes to the scene before it', playing(32_000), { type: 'previous' }, playing(12_000)],
  ['previous in the first scene restarts it', playing(9_000), { type: 'previous' }, playing(0)],
  ['previous after the end is the last scene', paused(120_000), { type: 'previous' }, paused(108_000)],
  ['a scene is opened directly', playing(3_000), { type: 'go', scene: 4 }, playing(48_000)],
  ['no scene lies beyond the end', playing(0), { type: 'go', scene: 99 }, paused(120_000)],
]

test.each(steps)('%s', (_what, from, action, to) => {
  expect(tourReducer(from, action)).toEqual(to)
})

describe('the current scene', () => {
  test.each([
    [0, 0],
    [11_999, 0],
    [12_000, 1],
    [119_999, 9],
    [120_000, 9],
  ])('at %i ms it is scene %i', (elapsed, scene) => {
    expect(sceneAt(elapsed)).toBe(scene)
  })

  test.each([
    [1, 0, 0],
    [1, 18_000, 0.5],
    [1, 90_000, 1],
  ])('of scene %i at %i ms the share %d has been seen', (scene, elapsed, share) => {
    expect(shareOf(scene, elapsed)).toBe(share)
  })

  test.each([
    [0, '0:00'],
    [9_999, '0:09'],
    [75_000, '1:15'],
    [120_000, '2:00'],
  ])('%i ms are formatted as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text)
  })

  test('ends at two minutes and not before', () => {
    expect([isOver(playing(119_999)), isOver(paused(120_000))]).toEqual([false, true])
  })
})
