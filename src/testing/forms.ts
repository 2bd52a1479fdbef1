/** A multipart form as a browser sends it; names nest by dots. */
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
