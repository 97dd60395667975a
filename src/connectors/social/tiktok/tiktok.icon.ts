import { siTiktok } from 'simple-icons'

export const tiktokIcon = siTiktok.path
