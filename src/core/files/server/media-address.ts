import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type StoredType, storedTypes } from '../files.contract.ts'

const PURPOSE = 'media address'
const HOUR_MS = 3_600_000

export const MEDIA_PATH = '/media'

type PublicFile = { objectName: string; type: StoredType }

/** Everything an address is bound to: one object, its type and the end. */
const signedText = (objectName: string, expires: string, ending: string) =>
  [objectName, expires, ending].join('.')

/** Whether networks can be given addresses at all. */
export const hasMediaAddresses = (env: Pick<Env, 'publicUrl'>, storage: Storage) =>
  storage.publicUrl !== undefined || env.publicUrl !== undefined

/** Where anyone reads one file for an hour: at the store, if others reach it, otherwise at this server. Null without either. */
export function mediaAddressOf(
  { env, storage, secrets, clock }: Pick<Deps, 'env' | 'storage' | 'secrets' | 'clock'>,
  { objectName, type }: PublicFile,
): string | null {
  if (storage.publicUrl) return storage.publicUrl(objectName, { expiresInSeconds: HOUR_MS / 1000, type })
  if (env.publicUrl === undefined) return null
  const expires = (clock.now().getTime() + HOUR_MS).toString(36)
  // Some networks go by the ending.
  const ending = storedTypes[type]
  const signature = secrets.sign(PURPOSE, signedText(objectName, expires, ending))
  return `${env.publicUrl}${MEDIA_PATH}/${objectName}.${expires}.${signature}${ending}`
}

const isStoredType = (type: string): type is StoredType => Object.hasOwn(storedTypes, type)
const typeWith = (ending: string): StoredType | undefined =>
  Object.keys(storedTypes)
    .filter(isStoredType)
    .find((type) => storedTypes[type] === ending)

/** The file that one of our addresses stands for; null if we did not sign it, or it has ended. */
export function readMediaAddress(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  text: string,
): PublicFile | null {
  const [, objectName = '', expires = '', signature = '', ending = ''] =
    /^([\w-]{16,100})\.([\da-z]{1,12})\.([\w-]{1,60})(\.\w{1,5})$/.exec(text) ?? []
  // Always computed, so that a malformed address takes as long as a forged one.
  const isSigned = secrets.verify(PURPOSE, signedText(objectName, expires, ending), signature)
  const type = typeWith(ending)
  const hasEnded = Number.parseInt(expires, 36) <= clock.now().getTime()
  return isSigned && type && !hasEnded ? { objectName, type } : null
}

const isMediaAddress = (address: string) =>
  address.replaceAll('\\/', '/').includes(`${MEDIA_PATH}/`) || /[?&]X-Amz-/.test(address)

/** The last part of our addresses, also where an answer has encoded the rest. */
const isSignedName = (word: string) => /^[\w-]{16,110}\.[\da-z]{1,12}\.[\w-]{20,60}\.\w{1,5}$/.test(word)

/** What networks say about a file may quote its address, which is for nobody else. */
export const hideMediaAddresses = (text: string): string =>
  text
    .replace(/https?:\\?\/\\?\/[^\s"'<>]+/g, (address) => (isMediaAddress(address) ? '(…)' : address))
    .replace(/[\w.-]+/g, (word) => (isSignedName(word) ? '(…)' : word))
    .replace(/X-Amz-Signature(?:=|%3D)\w+/g, '(…)')
