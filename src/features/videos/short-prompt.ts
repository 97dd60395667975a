import { clip } from '#platform/clip.ts'
/** A short form to recognize the video. */
export const shortPrompt = (prompt: string, length = 60): string =>
  prompt.length > length ? `${clip(prompt, length - 1).trimEnd()}…` : prompt
