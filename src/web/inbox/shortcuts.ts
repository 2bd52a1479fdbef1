import { deviceChoice } from '#web/document/device-choice.ts'

/** Whether single keys act in the inbox: 'si' or 'no'. */
export const shortcuts = deviceChoice('atajos', ['si', 'no'])

export const areShortcutsOn = () => shortcuts.get() === 'si'
export const useShortcuts = () => shortcuts.useValue() === 'si'
