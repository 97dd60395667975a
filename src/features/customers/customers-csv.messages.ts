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
    tooManyRows: 'Un archivo puede tener como máximo {max} clientes. Divídelo e importa las partes.',
  },
})
