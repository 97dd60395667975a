import { clip } from '#platform/clip.ts'
/** Enough of a description to know the video by. */
export const shortPrompt = (prompt: string, length = 60): string =>
  prompt.length > length ? `${clip(prompt, length - 1).trimEnd()}…` : prompt
