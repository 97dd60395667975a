export const reworkTools = ['rewrite', 'shorter', 'longer', 'warmer', 'professional', 'alternatives'] as const
export type ReworkTool = (typeof reworkTools)[number]

/** Why a tool has nothing to propose. */
export const reworkReasons = ['already_short', 'nothing_to_add', 'no_other_way', 'too_long', 'empty'] as const
export type ReworkReason = (typeof reworkReasons)[number]

export const ALTERNATIVES = 3
