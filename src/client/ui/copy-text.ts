/** Puts a text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on plain http, where a shop may well run the product on its own network.
    if (!navigator.clipboard) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The older way: the browser copies what is selected, and the listener says what that is. */
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
