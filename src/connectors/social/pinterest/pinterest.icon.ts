import { siPinterest } from 'simple-icons'

export const pinterestIcon = siPinterest.path
