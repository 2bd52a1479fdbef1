/** An e-mail address to read. Where it does not fit it breaks before its @. */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
