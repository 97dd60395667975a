/** Enough of a description to know the video by. */
export const shortPrompt = (prompt: string, length = 60): string =>
  prompt.length > length ? `${prompt.slice(0, length - 1).trimEnd()}…` : prompt
