const TOLD = ['ready', 'changed', 'progress', 'gap']
const FIRST_RETRY_MS = 15_000
const LAST_RETRY_MS = 5 * 60_000

type Surroundings = {
  connect: () => EventSource
  /** The source of visibility events. */
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

export type EventStream = { events: EventTarget; close(): void }

/**
 * A stream that is reopened with growing delays when the server refuses it, and pauses while a newer tab has its slot.
 * The browser itself reconnects broken connections.
 */
export function openEventStream({ connect, page }: Surroundings): EventStream {
  const events = new EventTarget()
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_RETRY_MS

  function open() {
    const opened = connect()
    source = opened
    for (const name of TOLD)
      opened.addEventListener(name, ({ data }: MessageEvent<string>) =>
        events.dispatchEvent(new MessageEvent(name, { data })),
      )
    opened.addEventListener('ready', () => {
      delay = FIRST_RETRY_MS
    })
    opened.addEventListener('replaced', rest)
    opened.addEventListener('error', () => {
      if (opened.readyState === opened.CLOSED) openLater()
    })
  }

  function rest() {
    source?.close()
    source = null
  }

  function openLater() {
    rest()
    // Jitter, so that tabs refused together do not return together.
    retry = setTimeout(open, delay * (1 + Math.random()))
    delay = Math.min(2 * delay, LAST_RETRY_MS)
  }

  function wake() {
    if (page.visibilityState !== 'visible' || source) return
    clearTimeout(retry)
    open()
  }

  page.addEventListener('visibilitychange', wake)
  open()
  return {
    events,
    close() {
      page.removeEventListener('visibilitychange', wake)
      clearTimeout(retry)
      rest()
    },
  }
}
