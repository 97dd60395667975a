import type { Scene } from './grammar/grammar.ts'

/** A form of the owner's words, and other ways to say all of it. Without a period at the end. */
export type Rule = { is: RegExp; ways(found: RegExpExecArray, scene: Scene): readonly string[] }

export const part = (found: RegExpExecArray, place: number) => found[place] ?? ''
