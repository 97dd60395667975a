import { siReddit } from 'simple-icons'

export const redditIcon = siReddit.path
