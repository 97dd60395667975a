import { siBluesky } from 'simple-icons'

export const blueskyIcon = siBluesky.path
