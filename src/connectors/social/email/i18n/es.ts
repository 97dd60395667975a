import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const emailNames: Translation<typeof en.emailNames> = { email: 'Correo electrónico' }

export const email: Translation<typeof en.email> = {
  note: 'Llega a cada cliente que aceptó recibir correos, en nombre de tu negocio y con un enlace para darse de baja.',
  cost: 'Gratis con tu propio servidor de correo; algunos servicios cobran por mensaje',
  needs: {
    server: 'Un servidor de correo y un dominio preparado para él (SPF, DKIM y DMARC).',
    consent: 'Clientes que hayan aceptado recibir correos, y tu dirección postal en cada mensaje.',
  },
  cannot: { results: 'No seguimos quién abre un correo. Ves a quién le llegó y quién se dio de baja.' },
  figures: {
    clicksCount: 'los cuenta CampAIgner, no una red',
    note: 'Los clics solo se conocen de los correos enviados con «Contar los clics en los enlaces» activado.',
  },
}

export const emailConnect: Translation<typeof en.emailConnect> = {
  steps: {
    domain:
      'Configura SPF, DKIM y DMARC en tu dominio, como explica tu proveedor de correo. Sin ellos, tus correos pueden acabar en spam.',
    enter:
      'Escribe la dirección desde la que envías, y el servidor, el usuario y la contraseña de envío (SMTP). Muchos proveedores piden una contraseña de aplicación.',
    settings:
      'Deja el servidor en blanco para usar el de Ajustes, Correo, o el que haya preparado tu administrador.',
  },
  fields: {
    fromEmail: {
      label: 'Enviar desde',
      hint: 'La dirección de correo que ven los clientes.',
      example: 'hola@tutienda.com',
    },
    fromName: { label: 'Nombre del remitente', hint: 'Normalmente, el nombre de tu negocio.' },
    host: { label: 'Servidor de correo', hint: 'En blanco: el de tus ajustes.' },
    port: { label: 'Puerto', hint: 'Normalmente 587, o 465 con TLS.' },
    security: { label: 'Cifrado' },
    user: { label: 'Usuario', hint: 'A menudo, tu dirección de correo.' },
    password: { label: 'Contraseña' },
    perMinute: {
      label: 'Correos por minuto',
      hint: 'Tu proveedor puede permitir menos. Si nos pide ir más despacio, lo hacemos.',
    },
  },
  security: { starttls: 'STARTTLS (lo habitual)', tls: 'TLS desde el principio' },
  advice: {
    noServer: 'En tus ajustes no hay ningún servidor de correo. Escribe uno aquí.',
    sender: 'Usa una dirección de este usuario, o permítela en tu proveedor de correo.',
    security:
      'El servidor no ofrece cifrado en este puerto, o su certificado no vale para este nombre. Escribe el servidor tal como lo indica tu proveedor, o prueba con el otro cifrado.',
  },
}
