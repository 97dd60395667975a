// Shows reminders of posts that a person publishes. It keeps nothing, and no page runs through it.

self.addEventListener('push', (event) => {
  const { title, link } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { tag: link, data: { link }, icon: '/icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** In a window of ours that is open already, otherwise in a new one. */
async function open(link) {
  const url = new URL(link, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  try {
    const shown = await window?.navigate(url)
    if (shown) return void (await shown.focus())
  } catch {
    // Browsers let a worker steer only the windows that it controls.
  }
  await self.clients.openWindow(url)
}
