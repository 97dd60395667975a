import type * as en from './en.ts'

export const waitingTasks: typeof en.waitingTasks = {
  window: 'Fotografiar el escaparate de otoño',
  checklist: 'Lista de apertura de la cafetería',
}
