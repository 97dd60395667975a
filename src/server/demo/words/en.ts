/** Titles of the tasks waiting for approval. */
export const waitingTasks = {
  window: 'Photograph the fall window display',
  checklist: 'Café opening checklist',
}
