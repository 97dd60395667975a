import { messages } from '#platform/messages.ts'

export const brandMessages = messages({
  en: {
    switcher: {
      label: 'Brand: {name}',
      heading: 'Brands',
      active: 'Active',
      add: 'Add brand',
      addFirst: 'Add First Brand',
      loading: 'Loading brands',
      failed: 'Load brands again',
    },
    form: {
      title: 'Add a brand',
      text: 'A shop, a line of products, a second name: each brand has its own colour and logo.',
      name: 'Name',
      colour: 'Colour',
      submit: 'Add brand',
      cancel: 'Cancel',
      close: 'Close',
      added: 'Brand added',
      addedText: '{name} is now active.',
      failed: 'The brand was not added',
      failedText: 'Please try again in a moment.',
    },
  },
  es: {
    switcher: {
      label: 'Marca: {name}',
      heading: 'Marcas',
      active: 'Activa',
      add: 'Añadir marca',
      addFirst: 'Añadir la primera marca',
      loading: 'Cargando las marcas',
      failed: 'Volver a cargar las marcas',
    },
    form: {
      title: 'Añadir una marca',
      text: 'Una tienda, una línea de productos, un segundo nombre: cada marca tiene su color y su logo.',
      name: 'Nombre',
      colour: 'Color',
      submit: 'Añadir marca',
      cancel: 'Cancelar',
      close: 'Cerrar',
      added: 'Marca añadida',
      addedText: '{name} es ahora la marca activa.',
      failed: 'No se ha añadido la marca',
      failedText: 'Inténtalo de nuevo en un momento.',
    },
  },
})
