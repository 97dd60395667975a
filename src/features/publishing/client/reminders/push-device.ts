import { call } from '#client/data/api.ts'
import { addDevice, removeDevice } from '#features/publishing/reminders.contract.ts'

const WORKER = '/service-worker.js'

/** `off`: it can be switched on. The others say why it cannot. */
export type DeviceState = 'on' | 'off' | 'blocked' | 'needsHttps' | 'needsHomeScreen' | 'unsupported'

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const base64urlOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** One that was made for another key no longer receives anything. */
const isFor = ({ options }: PushSubscription, pushKey: string) =>
  options.applicationServerKey !== null && base64urlOf(options.applicationServerKey) === pushKey

function register(subscription: PushSubscription) {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')]
  if (!p256dh || !auth) throw new Error('The browser gave no keys.')
  const keys = { p256dh: base64urlOf(p256dh), auth: base64urlOf(auth) }
  return call(addDevice, { body: { endpoint: subscription.endpoint, ...keys } })
}

/** iPhones and iPads offer notifications to apps on their home screen only. No other browser says whether it is one. */
const isOutsideHomeScreen = () => 'standalone' in navigator && navigator.standalone === false

type Known = { pushKey: string; devices: readonly string[] }

/** It is on if the browser and our server agree: the server forgets a browser when its person signs out. */
export async function readDevice({ pushKey, devices }: Known): Promise<DeviceState> {
  if (!window.isSecureContext) return 'needsHttps'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOutsideHomeScreen() ? 'needsHomeScreen' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await findSubscription()
  if (!subscription || !isFor(subscription, pushKey)) return 'off'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return devices.includes(base64urlOf(digest)) ? 'on' : 'off'
}

export async function switchDeviceOn({ pushKey }: Known): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  if (old && !isFor(old, pushKey)) await old.unsubscribe()
  const applicationServerKey = bytesOf(pushKey)
  await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  return 'on'
}

/** Here first: the browser must not go on showing them if our server does not answer. */
export async function switchDeviceOff(): Promise<DeviceState> {
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await call(removeDevice, { body: { endpoint } })
  return 'off'
}
