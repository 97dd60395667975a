import { siFacebook } from 'simple-icons'

export const facebookIcon = siFacebook.path
