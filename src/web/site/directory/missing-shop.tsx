/** Below a list, empty or not. */
export function MissingShop() {
  return (
    <p className="mt-32">
      <a href="/falta-un-comercio">¿Falta un comercio?</a>
    </p>
  )
}
