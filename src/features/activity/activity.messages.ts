import { messages } from '#platform/messages.ts'

/** What happened, as it stands in the list; worded when read, so it follows the reader's language. */
export const activityMessages = messages({
  en: {
    title: 'Recent Activity',
    more: 'Show more',
    loading: 'Loading what happened',
    failed: 'What happened could not be loaded.',
    kinds: {
      customer_added: 'Added the customer {name}',
      customers_imported: 'Imported {count, plural, one {# customer} other {# customers}} from a file',
      customer_deleted: 'Deleted the customer {name}',
      invoice_added: 'Wrote invoice {number} for {customer}',
      invoice_paid: 'Marked invoice {number} of {customer} as paid',
      brand_added: 'Added the brand {name}',
      brand_archived: 'Archived the brand {name}',
      person_invited: 'Invited {email}',
      link_invited: 'Made an invitation link for a new colleague',
      person_joined: 'Joined the team',
      person_removed: 'Removed {name} from the team',
      person_left: 'Left the team',
      demo_loaded: 'Loaded the demo data',
    },
  },
  es: {
    title: 'Actividad reciente',
    more: 'Mostrar más',
    loading: 'Cargando la actividad',
    failed: 'No se ha podido cargar la actividad.',
    kinds: {
      customer_added: 'Ha añadido a {name} como cliente',
      customers_imported: 'Ha importado {count, plural, one {# cliente} other {# clientes}} de un archivo',
      customer_deleted: 'Ha eliminado a {name} de los clientes',
      invoice_added: 'Ha hecho la factura {number} para {customer}',
      invoice_paid: 'Ha marcado como pagada la factura {number} de {customer}',
      brand_added: 'Ha añadido la marca {name}',
      brand_archived: 'Ha archivado la marca {name}',
      person_invited: 'Ha invitado a {email}',
      link_invited: 'Ha creado un enlace de invitación para un nuevo compañero',
      person_joined: 'Se ha unido al equipo',
      person_removed: 'Ha quitado a {name} del equipo',
      person_left: 'Ha dejado el equipo',
      demo_loaded: 'Ha cargado los datos de demostración',
    },
  },
})
