import { siMedium } from 'simple-icons'

export const mediumIcon = siMedium.path
