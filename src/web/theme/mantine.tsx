import {
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
  MantineProvider,
} from '@mantine/core'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import './mantine-variables.css'
import type { ReactNode } from 'react'
import { readScheme } from './appearance.ts'
import { breakpoints, scales } from './design-tokens.ts'

/**
 * Mantine for the back-office. Its variables come from style sheets, because the policy forbids inline
 * styles: so no responsive style props, no Grid or SimpleGrid.
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

const dialog = {
  lockScroll: false,
  radius: 'lg',
  overlayProps: { color: '#09160f', backgroundOpacity: 0.58 },
  closeButtonProps: { 'aria-label': 'Cerrar', size: 48, iconSize: 26 },
  transitionProps: { duration: 240 },
}

const theme = createTheme({
  colors: Object.fromEntries(
    Object.entries(scales).map(([name, steps]) => [name, steps as MantineColorsTuple]),
  ),
  primaryColor: 'green',
  primaryShade: { light: 6, dark: 4 },
  // In em, so that a large font counts as a small screen.
  breakpoints: Object.fromEntries(
    Object.entries(breakpoints).map(([name, px]) => [name, `${px / 16}em`]),
  ),
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '700' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Modal: { defaultProps: { ...dialog, size: 600, centered: true } },
    Drawer: { defaultProps: dialog },
  },
})

/** Mantine follows useAppearance, which stores the choice. */
const schemeManager: MantineColorSchemeManager = {
  get: readScheme,
  set: () => {},
  clear: () => {},
  subscribe(onUpdate) {
    follow = () => onUpdate(readScheme())
    addEventListener('appearance', follow)
  },
  unsubscribe() {
    removeEventListener('appearance', follow)
  },
}

let follow = () => {}
