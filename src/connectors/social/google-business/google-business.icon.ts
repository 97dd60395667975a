import { siGoogle } from 'simple-icons'

export const googleBusinessIcon = siGoogle.path
