import { messages } from '#platform/messages.ts'

/** What happened, as it stands in the list; worded when read, so it follows the reader's language. */
export const activityMessages = messages({
  en: {
    kinds: {
      workspace_created: 'Opened the workspace {name}',
      customer_added: 'Added the customer {name}',
      customers_imported: 'Imported {count, plural, one {# customer} other {# customers}} from a file',
      customer_deleted: 'Deleted the customer {name}',
      invoice_added: 'Wrote invoice {number} for {customer}',
      invoice_paid: 'Marked invoice {number} of {customer} as paid',
      brand_added: 'Added the brand {name}',
      brand_archived: 'Archived the brand {name}',
      person_invited: 'Invited {email}',
      person_joined: 'Joined the team',
      person_removed: 'Removed {name} from the team',
      ai_connected: 'Connected the AI model {model}',
      mail_connected: 'Connected the mail server {host}',
      business_changed: 'Changed the details of the business',
      demo_loaded: 'Loaded the demo data',
      demo_removed: 'Removed the demo data',
    },
  },
  es: {
    kinds: {
      workspace_created: 'Ha abierto el espacio de trabajo {name}',
      customer_added: 'Ha añadido a {name} como cliente',
      customers_imported: 'Ha importado {count, plural, one {# cliente} other {# clientes}} de un archivo',
      customer_deleted: 'Ha eliminado a {name} de los clientes',
      invoice_added: 'Ha hecho la factura {number} para {customer}',
      invoice_paid: 'Ha marcado como pagada la factura {number} de {customer}',
      brand_added: 'Ha añadido la marca {name}',
      brand_archived: 'Ha archivado la marca {name}',
      person_invited: 'Ha invitado a {email}',
      person_joined: 'Se ha unido al equipo',
      person_removed: 'Ha quitado a {name} del equipo',
      ai_connected: 'Ha conectado el modelo de IA {model}',
      mail_connected: 'Ha conectado el servidor de correo {host}',
      business_changed: 'Ha cambiado los datos del negocio',
      demo_loaded: 'Ha cargado los datos de demostración',
      demo_removed: 'Ha quitado los datos de demostración',
    },
  },
})
