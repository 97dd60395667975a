export const resultNames = ['reach', 'likes', 'comments', 'shares', 'clicks'] as const
export type ResultName = (typeof resultNames)[number]
