import type { Settings } from '#contract/settings.ts'
import type { Site } from '#contract/site.ts'
import { showSite } from '#web/api/site.ts'

/** Applies saved settings to the open page. */
export function showSaved(
  { town, province, postal_codes, time_zone, ...settings }: Settings,
  site: Site | undefined,
): void {
  const { contact_email: email, contact_phone: phone } = settings
  showSite({
    town: town === null ? null : { locality: town, region: province, postal_codes },
    time_zone,
    contact: { email, phone },
    map: site?.map ?? null,
    notice: site?.notice ?? null,
    modules: settings.modules,
    has_duty: settings.duty_link !== null || (site?.has_duty ?? false),
    demo: site?.demo ?? false,
  })
}
