import { article } from '../article.ts'

export const security = article({
  id: 'security',
  topic: 'account',
  screens: ['/settings', '/privacy'],
  en: {
    title: 'Keep your account safe',
    summary:
      'Change your password under Profile in Settings, see where you are signed in, and sign out devices you do not know.',
    words:
      'security password change sessions devices sign out hacked stolen encryption safe profile email picture name',
    body: [
      {
        list: [
          '**Change password** under **Profile** in [Settings](/settings) signs out all your other devices.',
          '**Where you are signed in** lists your devices. **Sign out** ends one of them, **Sign out all others** all but this one.',
          '**Change email** asks for your password, and the old address is told by mail.',
        ],
      },
      'Passwords are stored as hashes that nobody can turn back. Keys and passwords of the services you connect are encrypted and never shown again. Each workspace sees only its own data. [Privacy](/privacy) says it all.',
    ],
    questions: [
      {
        ask: 'How do I change my password?',
        answer: 'In Settings, under Profile, with “Change password”. Your other devices are signed out.',
      },
      {
        ask: 'I lost my phone, what should I do?',
        answer:
          'Sign in elsewhere, open Settings, Profile, “Where you are signed in”, and sign that device out. Then change your password.',
      },
      {
        ask: 'How do I change my email address?',
        answer: 'In Settings, under Profile, with “Change email”. It asks for your password.',
      },
    ],
  },
  es: {
    title: 'Mantener tu cuenta segura',
    summary:
      'Cambia tu contraseña en Perfil, dentro de Ajustes, mira dónde tienes la sesión abierta y ciérrala en los dispositivos que no conoces.',
    words:
      'seguridad contraseña cambiar sesiones dispositivos cerrar sesión robado hackeado cifrado perfil correo foto nombre',
    body: [
      {
        list: [
          '**Cambiar la contraseña**, en **Perfil** dentro de [Ajustes](/settings), cierra la sesión en todos tus demás dispositivos.',
          '**Dónde tienes la sesión abierta** enumera tus dispositivos. **Cerrar sesión** cierra uno y **Cerrar todas las demás**, todos menos este.',
          '**Cambiar el correo** pide tu contraseña, y la dirección anterior recibe un aviso.',
        ],
      },
      'Las contraseñas se guardan como huellas que nadie puede deshacer. Las claves y contraseñas de los servicios que conectas se cifran y no se vuelven a mostrar. Cada espacio ve solo sus datos. [Privacidad](/privacy) lo cuenta todo.',
    ],
    questions: [
      {
        ask: '¿Cómo cambio mi contraseña?',
        answer:
          'En Ajustes, en Perfil, con «Cambiar la contraseña». Se cierra la sesión en tus otros dispositivos.',
      },
      {
        ask: 'He perdido el móvil, ¿qué hago?',
        answer:
          'Entra desde otro sitio, abre Ajustes, Perfil, «Dónde tienes la sesión abierta», y cierra la de ese dispositivo. Después cambia la contraseña.',
      },
      {
        ask: '¿Cómo cambio mi correo electrónico?',
        answer: 'En Ajustes, en Perfil, con «Cambiar el correo». Pide tu contraseña.',
      },
    ],
  },
})
