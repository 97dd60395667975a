import type { PageAnswers } from './page-answers.ts'

/** The renderer of members' screens, written by the build beside the screens; dot folders are not served. */
export const RENDERER_FOLDER = '.renderer'
export const RENDERER_FILE = 'renderer.js'

/** Everything that a member's screen depends on. */
export type ScreenToRender = {
  /** Path and query. */
  address: string
  answers: PageAnswers
  choices: Readonly<Record<string, string>>
  /** In pixels, as far as it can be guessed from the request. */
  width: number
}

export type RenderOrder = { id: number; screen: ScreenToRender }
/** No HTML: the screen cannot be rendered from these answers. */
export type RenderResult = { id: number; html: string | null; error?: string }
