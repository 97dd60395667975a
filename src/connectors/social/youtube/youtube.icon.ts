import { siYoutube } from 'simple-icons'

export const youtubeIcon = siYoutube.path
