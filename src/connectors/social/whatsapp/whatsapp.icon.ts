import { siWhatsapp } from 'simple-icons'

export const whatsappIcon = siWhatsapp.path
