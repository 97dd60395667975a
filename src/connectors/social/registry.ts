import type { Manifest } from './channel.ts'
import { manifests } from './manifests.ts'
import type { Platform } from './platforms.ts'

export const manifestOf = (platform: Platform): Manifest => manifests[platform]
