const KEY = 'single-keys'

/** Whether single keys are shortcuts. People who dictate, or hit keys by accident, switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function storeSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // With storage disabled, they stay as they are.
  }
}
