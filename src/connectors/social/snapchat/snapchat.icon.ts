import { siSnapchat } from 'simple-icons'

export const snapchatIcon = siSnapchat.path
