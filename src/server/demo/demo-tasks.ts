/** What waits for the approval of whoever asked for the made-up shop: the task, and the notification that tells of it. */
export const demoWaiting = {
  window: {
    by: 'marta',
    title: { en: 'Photograph the autumn window', es: 'Fotografiar el escaparate de otoño' },
    days: 1,
    time: '18:10',
  },
  checklist: {
    by: 'diego',
    title: { en: 'Opening checklist of the café', es: 'Lista de apertura de la cafetería' },
    days: 0,
    time: '09:05',
  },
} as const
