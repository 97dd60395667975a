import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** A description that is in this repository; README.md says where it is from. */
export const readOwnSpec = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(fileURLToPath(new URL(path, import.meta.url)))).toString('utf8'))
