import { toneOf } from '../built-in/tone.ts'
import type { Scene } from './grammar/grammar.ts'

/** A shop of the country on Tuesday, November 17, 2026. */
export const sceneIn = (country: string, changes: Partial<Scene> = {}): Scene => ({
  shop: 'La Nube',
  country,
  today: '2026-11-17',
  kind: 'offer',
  isSerious: false,
  tone: toneOf(null),
  ...changes,
})
