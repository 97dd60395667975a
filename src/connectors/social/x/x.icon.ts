import { siX } from 'simple-icons'

export const xIcon = siX.path
