const KEY = 'demo-data-loaded'

/** Every screen begins anew with what is there now; the notice is shown after that, when it can be read. */
export function reloadWithNotice(): void {
  sessionStorage.setItem(KEY, 'yes')
  location.reload()
}

/** Whether the page was reloaded for that; true once. */
export function takeNotice(): boolean {
  const isDue = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isDue
}
