import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const googleApp: Translation<typeof en.googleApp> = {
  steps: {
    project: 'Abre Google Cloud y crea un proyecto, por ejemplo con el nombre de tu tienda. Es gratis.',
    consent:
      'Abre Google Auth Platform, elige «Comenzar» y pon un nombre y tu correo. Como público, elige «Externo».',
    publish:
      'En «Público», elige «Publicar app». En pruebas solo pueden entrar las personas que añadas ahí como usuarios de prueba, y el acceso caduca a los 7 días. Es normal que Google avise de que no ha verificado la app: es tuya.',
    client:
      'En «Clientes», crea uno de tipo «Aplicación web» y añade la dirección de retorno de abajo en «URIs de redireccionamiento autorizados».',
    keys: 'Copia el ID de cliente y el secreto de cliente en los campos de abajo.',
  },
  link: 'Abrir Google Cloud',
}
