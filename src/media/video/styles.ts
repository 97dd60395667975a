import type { VideoStyle } from '#platform/video-styles.ts'
import type { DrawAt, Film } from './film.ts'
import { animated } from './styles/animated.ts'
import { cinematic } from './styles/cinematic.ts'
import { commercial } from './styles/commercial.ts'
import { minimalist } from './styles/minimalist.ts'
import { vibrant } from './styles/vibrant.ts'

export const styles: Record<VideoStyle, (film: Film) => DrawAt> = {
  cinematic,
  commercial,
  animated,
  minimalist,
  vibrant,
}
