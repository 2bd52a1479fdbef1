/** Below a list, where there is a printer: on desktops. */
export function PrintLink({ to }: { to: string }) {
  return (
    <p className="no-print desk-only mt-32">
      <a href={to}>Imprimir la lista</a>
    </p>
  )
}
