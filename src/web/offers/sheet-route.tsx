import { useState } from 'react'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { offerPath } from '#contract/site-paths.ts'
import { whatsappShareUrl } from '#contract/whatsapp.ts'
import { guarded } from '#web/api/guard.ts'
import { listCategories } from '#web/categories/calls.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconBrandWhatsapp, IconPrinter } from '#web/ui/icons.ts'
import { Segments } from '#web/ui/segments.tsx'
import type { Route } from './+types/sheet-route.ts'
import { findOffer } from './calls.ts'
import { whenInWords } from './date-words.ts'
import { isShopPublic } from './labels.ts'
import { OfferSheet, PAPERS, type Paper } from './offer-sheet.tsx'

const TITLE = 'Para el escaparate'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const [commerce, offer, categories] = await Promise.all([
    findCommerce(params.id!),
    findOffer(params.offerId!),
    listCategories(),
  ])
  return { commerce, offer, categories }
})

export function HydrateFallback() {
  return (
    <>
      <BackToCommerce subpath="/offers/">Ofertas</BackToCommerce>
      <ScreenHead title={TITLE} />
      <CardsSkeleton count={1} areOffers label="Cargando el cartel" />
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: TITLE, items: 'el cartel' })

export default function SheetRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, offer, categories } = loaderData
  const [paper, setPaper] = useState<Paper>('a5')
  const when = whenInWords(offer, dateToday())
  const url = new URL(offerPath(offer), location.origin).href
  const message = [`${offer.title}, en ${commerce.name}`, when, url].filter(Boolean).join('. ')
  const isSeen = isShopPublic(commerce) && offer.state !== 'scheduled'
  return (
    <>
      <div className="no-print">
        <BackToCommerce subpath="/offers/">Ofertas</BackToCommerce>
        <ScreenHead
          title={TITLE}
          tab={`Cartel de «${offer.title}» · Escaparate`}
          lead={leadFor(offer.state === 'ended', isSeen)}
        />
        <div className="row wrap gap-12 mb-24">
          <Segments label="Tamaño del papel" value={paper} options={PAPERS} onChange={setPaper} />
          <Button icon={IconPrinter} onClick={() => print()}>
            Imprimir
          </Button>
          {isSeen && (
            <ButtonLink
              to={whatsappShareUrl(message)}
              variant="outline"
              icon={IconBrandWhatsapp}
              target="_blank"
              rel="noreferrer"
            >
              Compartir por WhatsApp
            </ButtonLink>
          )}
        </div>
      </div>
      <OfferSheet
        offer={offer}
        commerce={commerce}
        categories={categories}
        url={url}
        paper={paper}
      />
    </>
  )
}

function leadFor(isOver: boolean, isSeen: boolean): string {
  if (isOver) return 'Esta oferta ha terminado: repítela antes de imprimir su cartel.'
  if (isSeen) return 'Un cartel con su código QR, que lleva a la oferta.'
  return 'El código QR llevará a la oferta en cuanto se vea. Puedes imprimirlo ya.'
}
