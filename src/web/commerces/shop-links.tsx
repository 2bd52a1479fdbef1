import type { Commerce } from '#contract/commerces.ts'
import { LINK_FIELDS, LINK_NAMES, type LinkField } from '#contract/link-fields.ts'
import { whatsappUrl } from '#contract/whatsapp.ts'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconLink,
  IconWorld,
} from '#web/ui/icons.ts'
import { linkWords } from './link-words.ts'

export type LinkName = LinkField | 'web'
export type LinkValues = Pick<Commerce, LinkName>

const ICONS: Record<LinkName, typeof IconWorld> = {
  web: IconWorld,
  whatsapp: IconBrandWhatsapp,
  instagram: IconBrandInstagram,
  facebook: IconBrandFacebook,
  tiktok: IconBrandTiktok,
  other_link: IconLink,
}

export const SHOP_LINK_NAMES: readonly LinkName[] = [
  'whatsapp',
  'web',
  ...LINK_NAMES.filter((name) => name !== 'whatsapp'),
]

export function shopLinks(shop: LinkValues) {
  return SHOP_LINK_NAMES.filter((name) => shop[name] !== '').map((name) => {
    const Icon = ICONS[name]
    const words = linkWords(name, shop[name])
    return {
      name,
      label: name === 'web' ? 'Página web' : LINK_FIELDS[name].label,
      icon: <Icon size={24} aria-hidden />,
      link: (
        <a
          href={hrefOf(name, shop[name])}
          aria-label={
            name !== 'whatsapp'
              ? undefined
              : shop.whatsapp.startsWith('https:')
                ? 'Escribir por WhatsApp'
                : `Escribir por WhatsApp al ${words}`
          }
          {...OWNER_LINK}
        >
          {words}
        </a>
      ),
    }
  })
}

const hrefOf = (name: LinkName, stored: string) =>
  name === 'whatsapp' ? whatsappUrl(stored) : stored

/** Attributes of a link that an owner has written. `ugc`: search engines must not count it as our recommendation. */
export const OWNER_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const
