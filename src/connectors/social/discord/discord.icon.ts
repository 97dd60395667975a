import { siDiscord } from 'simple-icons'

export const discordIcon = siDiscord.path
