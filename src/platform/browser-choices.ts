/** Choices that a browser keeps and tells the server, because the first data of a page depends on them. */
export const choiceKeys = ['brand', 'campaigns.sort', 'checklist', 'samples'] as const
export type ChoiceKey = (typeof choiceKeys)[number]
export type Choices = Readonly<Partial<Record<ChoiceKey, string>>>
