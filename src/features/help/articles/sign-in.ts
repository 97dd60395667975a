import { article } from '../article.ts'

export const signIn = article({
  id: 'sign-in',
  topic: 'account',
  screens: ['/login', '/forgot-password', '/reset-password'],
  en: {
    title: 'Sign in, sign up and forgotten passwords',
    summary:
      'You sign in with your email address and your password. If you have forgotten it, a link to choose a new one comes by mail; it works once, for one hour.',
    words: 'login log in sign up register account password forgotten reset cannot enter mail link',
    body: [
      {
        steps: [
          'On the [sign-in page](/login) press **Forgot your password?**.',
          'Enter your email address and press **Send the link**. Look in the spam folder too.',
          'Open the link within an hour and choose a new password. You are then signed out on all devices.',
        ],
      },
      'If this installation has no mail server, whoever runs it creates the link with `npm run reset-password -- you@example.com`.',
      'A new account is made under **Sign Up**; with an invitation, open its link instead. Your administrator can limit new accounts to people with an invitation, or turn them off; the page then says so. Passwords have at least 6 characters; longer ones, such as a few words, are safer.',
    ],
    questions: [
      {
        ask: 'I forgot my password',
        answer:
          'Press “Forgot your password?” on the sign-in page. The link comes by mail and works once, for one hour.',
      },
      {
        ask: 'I cannot sign in, and no mail arrives',
        answer:
          'Look in the spam folder. If the installation has no mail server, ask whoever runs it for a link.',
      },
      {
        ask: 'Too many attempts, what now?',
        answer:
          'Wait a few minutes. Attempts are counted so that nobody can guess your password. From where you signed in before you still get in, even while someone else is guessing.',
      },
    ],
  },
  es: {
    title: 'Entrar, crear cuenta y contraseñas olvidadas',
    summary:
      'Entras con tu correo y tu contraseña. Si la has olvidado, te llega por correo un enlace para elegir otra; funciona una vez, durante una hora.',
    words:
      'login entrar iniciar sesión registrarse crear cuenta contraseña olvidada restablecer no puedo entrar correo enlace',
    body: [
      {
        steps: [
          'En la [página de acceso](/login) pulsa **¿Has olvidado tu contraseña?**.',
          'Escribe tu correo y pulsa **Enviar el enlace**. Mira también en el correo no deseado.',
          'Abre el enlace antes de una hora y elige una contraseña nueva. Se cierra entonces la sesión en todos los dispositivos.',
        ],
      },
      'Si esta instalación no tiene servidor de correo, quien la gestiona crea el enlace con `npm run reset-password -- tu@ejemplo.com`.',
      'Una cuenta nueva se hace en **Crear cuenta**; con una invitación, abre su enlace. Quien gestiona la instalación puede exigir una invitación o cerrar el registro; la página te lo dice. Las contraseñas tienen al menos 6 caracteres; las más largas, como unas cuantas palabras, son más seguras.',
    ],
    questions: [
      {
        ask: 'He olvidado mi contraseña',
        answer:
          'Pulsa «¿Has olvidado tu contraseña?» en la página de acceso. El enlace llega por correo y funciona una vez, durante una hora.',
      },
      {
        ask: 'No puedo entrar y no me llega ningún correo',
        answer:
          'Mira en el correo no deseado. Si la instalación no tiene servidor de correo, pide un enlace a quien la gestiona.',
      },
      {
        ask: 'Demasiados intentos, ¿qué hago?',
        answer:
          'Espera unos minutos. Los intentos se cuentan para que nadie adivine tu contraseña. Desde donde ya habías iniciado sesión puedes entrar aunque otra persona esté probando contraseñas.',
      },
    ],
  },
})
