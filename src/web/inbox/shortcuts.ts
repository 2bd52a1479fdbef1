import { deviceChoice } from '#web/document/device-choice.ts'

/** Whether single letters act as shortcuts on this device: by default yes. */
export const shortcuts = deviceChoice('atajos', ['si', 'no'])

export const areShortcutsOn = () => shortcuts.get() === 'si'
export const useShortcuts = () => shortcuts.useValue() === 'si'
