declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  type SvgProps = Omit<import('react').SVGProps<SVGSVGElement>, 'stroke'>
  const Icon: import('react').ComponentType<SvgProps & { size?: number; stroke?: number }>
  export default Icon
}
