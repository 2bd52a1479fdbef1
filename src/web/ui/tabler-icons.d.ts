declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  type Drawn = Omit<import('react').SVGProps<SVGSVGElement>, 'stroke'>
  const Icon: import('react').ComponentType<Drawn & { size?: number; stroke?: number }>
  export default Icon
}
