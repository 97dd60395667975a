import { siInstagram } from 'simple-icons'

export const instagramIcon = siInstagram.path
