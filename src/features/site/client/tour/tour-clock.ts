import { tourScenes } from './tour-scenes.ts'

const SCENE_MS = 12_000
export const TOTAL_MS = SCENE_MS * tourScenes.length

export type TourState = { elapsed: number; isPlaying: boolean }

export type TourAction =
  | { type: 'tick'; ms: number }
  | { type: 'toggle' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; scene: number }

export const isOver = ({ elapsed }: TourState): boolean => elapsed >= TOTAL_MS

/** The current scene; after the end still the last one. */
export const sceneAt = (elapsed: number): number =>
  Math.min(tourScenes.length - 1, Math.floor(elapsed / SCENE_MS))

/** The seen share of a scene, 0 to 1. */
export const shareOf = (scene: number, elapsed: number): number =>
  Math.min(1, Math.max(0, elapsed / SCENE_MS - scene))

/** 75 000 ms are "1:15". */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function moveTo(state: TourState, elapsed: number): TourState {
  const reached = Math.min(TOTAL_MS, Math.max(0, elapsed))
  return { elapsed: reached, isPlaying: state.isPlaying && reached < TOTAL_MS }
}

/** The state machine of the tour; time is passed in as ticks. */
export function tourReducer(state: TourState, action: TourAction): TourState {
  const reached = Math.floor(state.elapsed / SCENE_MS)
  switch (action.type) {
    case 'tick':
      return state.isPlaying ? moveTo(state, state.elapsed + action.ms) : state
    case 'toggle':
      return isOver(state) ? { elapsed: 0, isPlaying: true } : { ...state, isPlaying: !state.isPlaying }
    case 'next':
      return moveTo(state, (reached + 1) * SCENE_MS)
    case 'previous':
      return moveTo(state, (reached - 1) * SCENE_MS)
    case 'go':
      return moveTo(state, action.scene * SCENE_MS)
  }
}
