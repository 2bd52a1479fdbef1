import { deviceChoice } from '#web/document/device-choice.ts'

export const shortcuts = deviceChoice('atajos', ['si', 'no'])

export const areShortcutsOn = () => shortcuts.get() === 'si'
export const useShortcuts = () => shortcuts.useValue() === 'si'
