import { messages } from '#platform/messages.ts'

export const invitationMailMessages = messages({
  en: {
    subject: '{name} invites you to {workspace}',
    somebody: 'Your team',
    button: 'Join the team',
    text: 'Hello,\n\n{name} invites you to work together in “{workspace}” on CampAIgner. Open this link within seven days to join:\n\n{link}\n\nIt works once. If you did not expect this mail, you need not do anything.\n\nCampAIgner',
  },
  es: {
    subject: '{name} te invita a {workspace}',
    somebody: 'Tu equipo',
    button: 'Unirme al equipo',
    text: 'Hola:\n\n{name} te invita a trabajar en «{workspace}» con CampAIgner. Abre este enlace antes de siete días para unirte:\n\n{link}\n\nFunciona una sola vez. Si no esperabas este correo, no hace falta que hagas nada.\n\nCampAIgner',
  },
})
