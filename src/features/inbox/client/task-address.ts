const LONGEST = 120

/** What was written, in one line that fits a title. */
export function inOneLine(text: string): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim())
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('').trimEnd()}…` : signs.join('')
}

/** Where a task is begun with its title filled in, and with the way back to the conversation. */
export const taskAddress = (title: string, conversation: string): string =>
  `/team?${new URLSearchParams({ new: '1', title, conversation })}`
