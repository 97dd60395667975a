import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const whatsappNames: Translation<typeof en.whatsappNames> = { whatsapp: 'WhatsApp' }

export const whatsapp: Translation<typeof en.whatsapp> = {
  note: 'Se envía como mensajes individuales a los clientes que aceptaron recibirlos. Antes, Meta tiene que aprobar el texto.',
  cost: 'Meta cobra por cada mensaje de marketing; el precio depende del país',
  needs: {
    account: 'Una cuenta de WhatsApp Business en Meta con un número propio y un medio de pago.',
    template: 'Una plantilla de mensaje aprobada por Meta. La envías a revisión desde aquí.',
    consent: 'Clientes que hayan aceptado recibir mensajes, con su número y el prefijo del país.',
  },
  cannot: {
    postStatus:
      'Las aplicaciones no pueden publicar en tu estado ni en los canales de WhatsApp; ahí publicas tú.',
  },
}

export const whatsappConnect: Translation<typeof en.whatsappConnect> = {
  steps: {
    app: 'Abre Mis apps en Meta, elige Crear app y añade el caso de uso «Conectar con clientes mediante WhatsApp».',
    number:
      'En la app, abre WhatsApp, Configuración de la API, y añade el teléfono de tu tienda. Ese número no puede usarse a la vez en la aplicación de WhatsApp. Ahí están los dos identificadores.',
    payment:
      'En el Administrador de WhatsApp, añade un medio de pago. Sin él, Meta no envía mensajes de marketing.',
    user: 'En Meta Business Suite, abre Configuración, Usuarios, Usuarios del sistema. Añade uno como administrador y asígnale tu app y tu cuenta de WhatsApp con control total.',
    token:
      'Genera un token para ese usuario: elige tu app, pon la caducidad en Nunca y marca whatsapp_business_messaging y whatsapp_business_management.',
    secret:
      'En la app, abre Configuración de la app, Básica, y copia la clave secreta. Con ella, las respuestas llegan a tu bandeja y ves qué mensajes se entregaron. Puedes dejarla en blanco.',
    enter: 'Escribe aquí los dos identificadores y las claves. Los comprobamos con Meta antes de guardarlos.',
  },
  link: 'Abrir Mis apps en Meta',
  fields: {
    numberId: {
      label: 'Identificador del número de teléfono',
      hint: 'No es el número de teléfono.',
      example: '106540352242922',
    },
    businessId: {
      label: 'Identificador de la cuenta de WhatsApp Business',
      hint: 'Junto al identificador del número.',
      example: '102290129340398',
    },
    token: { label: 'Token permanente', hint: 'Del usuario del sistema.' },
    appSecret: {
      label: 'Clave secreta de la app',
      hint: 'Para recibir respuestas y ver qué mensajes se entregaron.',
    },
  },
  advice: {
    id: 'Solo tiene cifras. Cópialo de WhatsApp, Configuración de la API.',
    token: 'Copia otra vez el token completo. Si se perdió, genera uno nuevo para el usuario del sistema.',
    rights:
      'Genera un token nuevo y marca whatsapp_business_messaging y whatsapp_business_management para tu app.',
    permanent:
      'Este token caduca y entonces no se enviaría nada. Genera uno de un usuario del sistema con la caducidad Nunca.',
    assigned:
      'Revisa el identificador y asigna esta cuenta de WhatsApp al usuario del sistema con control total. Después, inténtalo de nuevo.',
    appSecret:
      'Meta no reconoce esta clave para la app a la que pertenece el token. Cópiala otra vez de Configuración de la app, Básica.',
    number:
      'Este número no pertenece a la cuenta de WhatsApp que escribiste. Copia los dos identificadores de Configuración de la API.',
  },
}
