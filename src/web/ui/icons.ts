/**
 * The Tabler icons in use, each from its own module: the package's index holds six thousand, too
 * many to load while developing. Decorative beside a word; alone, label the button around it.
 */
export { default as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
export { default as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
export { default as IconChartBar } from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
export { default as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
export { default as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
export { default as IconHandFinger } from '@tabler/icons-react/dist/esm/icons/IconHandFinger.mjs'
export { default as IconHeadset } from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
export { default as IconLoader2 } from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs'
export { default as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
export { default as IconMail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
export { default as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
