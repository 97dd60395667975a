// Shows reminders of posts that a person publishes. It keeps nothing, and no page runs through it.

self.addEventListener('push', (event) => {
  const { title, link } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { tag: link, data: { link }, icon: '/icons/icon-192.png' }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** In a window that shows it already, otherwise in a new one: what is typed in another window stays there. */
async function open(link) {
  const { href, origin } = new URL(link, self.location.origin)
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === href)
  if (shown) await shown.focus()
  else await self.clients.openWindow(href)
}
