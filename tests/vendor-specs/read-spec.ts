import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The published API descriptions of vendors; they are not part of this repository. */
const folder = process.env.VENDOR_SPECS

export const areSpecsThere = Boolean(folder && existsSync(folder))

if (!areSpecsThere)
  console.info("Skipped: requests against the vendors' own descriptions (VENDOR_SPECS names no folder).")

export const readSpec = (path: string) =>
  JSON.parse(gunzipSync(readFileSync(join(folder ?? '', path))).toString('utf8'))
