import { siTelegram } from 'simple-icons'

export const telegramIcon = siTelegram.path
