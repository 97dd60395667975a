const KEY = 'demo-data-loaded'

/** Reloads every screen with the new data. The notice is shown after the reload, when it can be read. */
export function reloadWithNotice(): void {
  sessionStorage.setItem(KEY, 'yes')
  // A shop that is full needs no first questions.
  if (location.pathname === '/welcome') location.assign('/')
  else location.reload()
}

/** Whether the notice is due; true only once. */
export function takeNotice(): boolean {
  const isDue = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isDue
}
