import { PageTitle } from '#web/ui/page-title.tsx'

export function Landing() {
  return <PageTitle title="Escaparate">Tu tienda, en el escaparate del pueblo</PageTitle>
}
