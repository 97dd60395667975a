import { messages } from '#platform/messages.ts'

export const notFoundMessages = messages({
  en: {
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    text: 'There is nothing at {path}. The address may have a typing error, or the page has moved.',
    toHome: 'Go to the start page',
  },
  es: {
    title: '404 Página No Encontrada',
    hint: '¿Se te olvidó añadir la página al enrutador?',
    text: 'No hay nada en {path}. Puede que la dirección tenga un error o que la página se haya movido.',
    toHome: 'Ir a la página de inicio',
  },
})
