import { preferredLocale } from '#client/i18n/preferred-locale.ts'

// A script of its own that runs before the first paint of a pre-rendered page. The server does not know which language was chosen in
// this browser; a page in another one stays hidden until it is drawn anew.
if (document.documentElement.lang !== preferredLocale()) document.documentElement.style.visibility = 'hidden'

let pressed: HTMLElement | undefined

/** A press that comes before the page works is kept. */
function keepPress(event: MouseEvent): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, input')
  if (!control) return
  event.preventDefault()
  pressed = control
}

addEventListener('click', keepPress, true)

/** The page calls this once it works. */
window.replayPress = () => {
  removeEventListener('click', keepPress, true)
  pressed?.click()
}
