/** Below a list: that its order is not for sale, and what decides it. */
export function OrderNote() {
  return (
    <p className="mt-32 muted small">
      Nadie paga por salir antes. <a href="/como-ordenamos">Cómo ordenamos</a>
    </p>
  )
}
