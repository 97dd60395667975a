/** Copies a text; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on plain http, where a shop may run the app on its own network.
    if (!navigator.clipboard) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Fallback: the browser copies the selection, and the listener replaces it with the text. */
function copyBySelection(text: string): boolean {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', answer, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', answer)
  return isCopied
}
