import type { ArticleWording } from '#platform/help-article.ts'

export const signIn: ArticleWording = {
  title: 'Iniciar sesión, crear cuenta o recuperar la contraseña',
  summary:
    'Inicia sesión con tu correo y tu contraseña. ¿La has olvidado? Te enviamos por correo un enlace para elegir otra; funciona una vez, durante una hora.',
  words:
    'login entrar iniciar sesión registrarse crear cuenta contraseña olvidada restablecer no puedo entrar correo enlace corta bloqueada',
  phrasings: [
    'iniciar sesion',
    'el enlace de la contraseña no funciona',
    'no recuerdo la clave',
    'recuperar contraseña',
    'no puedo acceder',
    'restablecer clave',
    'registrarme',
    'no me llego el mail de recuperacion',
    'no me deja entrar',
    'no me deja ingresar',
    'no puedo entrar',
    'olvide mi contraseña',
    'no me llega el enlace',
    'no me llega el correo para la contraseña',
    'crear una cuenta',
    'contraseña incorrecta',
    'bloqueado fuera',
  ],
  body: [
    {
      steps: [
        'En la [página de acceso](/login) pulsa **¿Has olvidado tu contraseña?**.',
        'Escribe tu correo y pulsa **Enviar enlace**. Mira también en el correo no deseado.',
        'Abre el enlace antes de una hora y elige una contraseña nueva. Así se cierra la sesión en todos los dispositivos.',
      ],
    },
    'Si no hay un servidor de correo configurado, tu administrador puede crear el enlace con `npm run reset-password -- tu@ejemplo.com`.',
    'Para crear una cuenta, elige **Crear cuenta**. Si tienes una invitación, abre su enlace. Tu administrador puede exigir una invitación o cerrar el registro; en ese caso, la página te lo dice. Las contraseñas necesitan al menos 6 caracteres; unas cuantas palabras son más seguras.',
  ],
  questions: [
    {
      ask: 'He olvidado mi contraseña',
      answer:
        'Pulsa «¿Has olvidado tu contraseña?» en la página de acceso. Te enviamos por correo un enlace que funciona una vez, durante una hora.',
    },
    {
      ask: 'No puedo iniciar sesión y no me llega ningún correo',
      answer:
        'Mira en el correo no deseado. Si no hay un servidor de correo configurado, pide un enlace a tu administrador.',
    },
    {
      ask: 'Demasiados intentos, ¿qué hago?',
      answer:
        'Espera unos minutos. Limitamos los intentos para que nadie adivine tu contraseña. Desde donde ya habías iniciado sesión puedes volver a hacerlo, aunque otra persona esté probando contraseñas.',
    },
  ],
}

export const security: ArticleWording = {
  title: 'Mantener tu cuenta segura',
  summary:
    'Cambia tu contraseña en Perfil, dentro de Ajustes, mira dónde tienes la sesión abierta y ciérrala en los dispositivos que no reconozcas.',
  words:
    'seguridad contraseña cambiar sesiones dispositivos cerrar sesión móvil robado hackeado cifrado foto de perfil correo nombre en todos lados ordenador datos seguros quién ve acceso',
  phrasings: [
    'estan seguros mis datos',
    'alguien mas entra a mi cuenta',
    'cambiar mi correo',
    'cambiar mi email',
    'me entraron a la cuenta',
    'cerrar todas las sesiones',
    'cambiar la clave',
    'perdi el celular',
    'donde tengo la sesion abierta',
    'cambiar mi contraseña',
    'alguien esta en mi cuenta',
    'cerrar sesion en otros dispositivos',
    'abierta en otro ordenador',
    'me robaron el telefono',
    'me hackearon',
  ],
  body: [
    {
      list: [
        '**Cambiar la contraseña**, en **Perfil** dentro de [Ajustes](/settings), cierra la sesión en todos tus demás dispositivos.',
        '**Dónde tienes la sesión abierta** enumera tus dispositivos. **Cerrar sesión** cierra uno y **Cerrar todas las demás**, todos menos este.',
        '**Cambiar el correo** te pide la contraseña. También avisamos a tu dirección anterior.',
      ],
    },
    'Las contraseñas se guardan como hashes que no se pueden revertir. Las claves y contraseñas de los servicios que conectas se cifran y no se vuelven a mostrar. Cada espacio de trabajo ve solo sus datos. Lee más en [Privacidad](/privacy).',
  ],
  questions: [
    {
      ask: '¿Cómo cambio mi contraseña?',
      answer:
        'Abre Perfil en Ajustes y elige «Cambiar la contraseña». Así se cierra la sesión en tus otros dispositivos.',
    },
    {
      ask: 'He perdido el teléfono, ¿qué hago?',
      answer:
        'Inicia sesión en otro dispositivo, abre Perfil en Ajustes y cierra la sesión del teléfono en «Dónde tienes la sesión abierta». Después cambia la contraseña.',
    },
    {
      ask: '¿Cómo cambio mi correo electrónico?',
      answer: 'Abre Perfil en Ajustes y elige «Cambiar el correo». Necesitarás tu contraseña.',
    },
  ],
}
