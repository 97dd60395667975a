/** The figures of one widget, with the mark that says whether they are the workspace's own. */
export type Sampled<Figures> = { isSample: boolean; figures: Figures }

/**
 * The sample rule, for every widget that has documented sample figures: a workspace with no data of that kind sees them, marked;
 * one that has some sees its own, all of them. `live` is null while there is none.
 */
export const liveOrSample = <Figures>(live: Figures | null, sample: Figures): Sampled<Figures> =>
  live === null ? { isSample: true, figures: sample } : { isSample: false, figures: live }
