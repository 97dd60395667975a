/** Where letters are typed, or choose an option by its first letter. */
const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog]'
const DIALOGS = '[role=dialog][data-state=open], [role=alertdialog], [role=menu]'

/** Whether a key is for a field or an open dialog, and not for the screen. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector(DIALOGS) !== null
