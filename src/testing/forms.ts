export const FURTHER_COMMERCE = {
  name: 'Café La Miga',
  description: 'Café de tueste diario.',
  category: '1',
  direction: 'Plaza del Pozo, 3',
  n_tlf: '964 00 12 10',
  contact_mail: 'hola@lamiga.example',
  application: 'Es mi segunda tienda.',
}

/** Returns a multipart form as a browser sends it. Nested names are joined by dots. */
export async function multipart(
  fields: Record<string, string | string[] | Blob>,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(name, one, 'foto.jpg')
      else form.append(name, one)
    }
  }
  const body = new Response(form)
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type')! },
  }
}
