import { article } from '../article.ts'

export const mailServer = article({
  id: 'mail-server',
  topic: 'account',
  screens: ['/settings'],
  en: {
    title: 'Set up a mail server',
    summary:
      'Invitations and links to choose a new password leave through a mail server. You enter yours in Settings; a test mail is sent before anything is saved.',
    words: 'mail email smtp server port encryption tls starttls sender password gmail outlook not sent',
    body: [
      {
        steps: [
          'Ask your mail provider for server, port and encryption. Usually it is STARTTLS on port 587 or TLS on port 465.',
          'Open [Settings](/settings?section=mail), **Mail server**, and fill in the form. Some providers want an app password.',
          'Press **Send me a test mail and save**. Only when that mail leaves is anything saved.',
        ],
      },
      'Only the owner can change it. Without a mail server everything else works; invitation links are then handed over by yourself.',
    ],
    questions: [
      {
        ask: 'Why does the test mail not leave?',
        answer:
          'The message says which part failed: the address, the login, the encryption or the sender. Gmail and others ask for an app password.',
      },
      {
        ask: 'Do I need a mail server?',
        answer:
          'No. Without one, hand invitation links over yourself; whoever runs the installation creates links for new passwords.',
      },
    ],
  },
  es: {
    title: 'Configurar un servidor de correo',
    summary:
      'Las invitaciones y los enlaces para elegir contraseña salen por un servidor de correo. Pones el tuyo en Ajustes; antes de guardar se envía un correo de prueba.',
    words:
      'correo email smtp servidor puerto cifrado tls starttls remitente contraseña gmail outlook no se envía',
    body: [
      {
        steps: [
          'Pregunta a tu proveedor de correo el servidor, el puerto y el cifrado. Suele ser STARTTLS en el puerto 587 o TLS en el 465.',
          'Abre [Ajustes](/settings?section=mail), **Servidor de correo**, y rellena el formulario. Algunos proveedores piden una contraseña de aplicación.',
          'Pulsa **Enviarme una prueba y guardar**. Solo si ese correo sale se guarda algo.',
        ],
      },
      'Solo el propietario puede cambiarlo. Sin servidor de correo todo lo demás funciona; los enlaces de invitación los entregas tú.',
    ],
    questions: [
      {
        ask: '¿Por qué no sale el correo de prueba?',
        answer:
          'El aviso dice qué ha fallado: la dirección, el acceso, el cifrado o el remitente. Gmail y otros piden una contraseña de aplicación.',
      },
      {
        ask: '¿Necesito un servidor de correo?',
        answer:
          'No. Sin él entregas tú los enlaces de invitación, y los de contraseña los crea quien gestiona la instalación.',
      },
    ],
  },
})
