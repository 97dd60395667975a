import type { Scene } from '../grammar/grammar.ts'
import { toUsted } from './usted.ts'
import { toVos } from './voseo.ts'

const vosCountries = new Set(['AR', 'UY', 'PY'])

/** Our own words with tú, as the shop or its country says them: "Reserva" is "Reservá" in Argentina. */
export function addressed(text: string, scene: Scene): string {
  if (scene.address === 'usted') return toUsted(text) ?? text
  return vosCountries.has(scene.country) ? toVos(text) : text
}

/** A line that can be left out: empty if it speaks to tú and the shop says usted. */
export const spelled = (text: string, scene: Scene): string =>
  scene.address === 'usted' ? (toUsted(text) === text ? text : '') : addressed(text, scene)
