import type { Grammar, Scene } from './grammar/grammar.ts'

/** For a kind that the person would be asked about: our own words around the facts fit every kind. */
export function cautiousGrammar(grammar: Grammar): Grammar {
  const { frames } = grammar
  const open = (scene: Scene): Scene => ({ ...scene, kind: 'general' })
  return {
    ...grammar,
    openers: (unit, scene) => grammar.openers(unit, open(scene)),
    leads: (unit, scene) => grammar.leads(unit, open(scene)),
    neutralCalls: (scene) => grammar.neutralCalls(open(scene)),
    frames: {
      ...frames,
      titles: (scene) => frames.titles(open(scene)),
      hashtags: (scene) => frames.hashtags(open(scene)),
    },
  }
}
