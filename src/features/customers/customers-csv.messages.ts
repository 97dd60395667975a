import { messages } from '#platform/messages.ts'

/** The words in exported files and in the report of an import. */
export const customersCsvMessages = messages({
  en: {
    fileName: 'customers-{day}.csv',
    columns: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      address: 'Address',
      notes: 'Notes',
      status: 'Status',
      language: 'Language',
    },
    statuses: { active: 'Active', inactive: 'Inactive', prospect: 'Prospect' },
    languages: { en: 'English', es: 'Spanish' },
    refused: '{column}: {reason}',
    known: 'A customer with the email {email} already exists.',
    repeated: 'The same email as in line {line}.',
    noNameColumn: 'The first line must name the columns, and one of them must be "Name".',
    brokenQuotes: 'A quoted text that begins in line {line} never ends.',
    notUtf8: 'The accents in this file cannot be read. Save it as "CSV UTF-8" and try again.',
    tooManyRows: 'A file may have at most {max} customers. Split it and import the parts.',
  },
  es: {
    fileName: 'clientes-{day}.csv',
    columns: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      company: 'Empresa',
      address: 'Dirección',
      notes: 'Notas',
      status: 'Estado',
      language: 'Idioma',
    },
    statuses: { active: 'Activo', inactive: 'Inactivo', prospect: 'Potencial' },
    languages: { en: 'Inglés', es: 'Español' },
    refused: '{column}: {reason}',
    known: 'Ya existe un cliente con el correo {email}.',
    repeated: 'El mismo correo que en la línea {line}.',
    noNameColumn: 'La primera línea debe nombrar las columnas, y una de ellas debe ser «Nombre».',
    brokenQuotes: 'Un texto entre comillas que empieza en la línea {line} no termina nunca.',
    notUtf8: 'No se pueden leer los acentos de este archivo. Guárdalo como «CSV UTF-8» e inténtalo de nuevo.',
    tooManyRows: 'Un archivo puede tener como máximo {max} clientes. Divídelo e importa las partes.',
  },
})
