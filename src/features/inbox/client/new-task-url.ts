const LONGEST = 120

/** The message as a one-line title. */
export function toTaskTitle(text: string): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim())
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('').trimEnd()}…` : signs.join('')
}

/** The URL of the new-task form with its title, and a link back to the conversation. */
export const newTaskUrl = (title: string, conversation: string): string =>
  `/team?${new URLSearchParams({ new: '1', title, conversation })}`
