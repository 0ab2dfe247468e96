import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { getLook } from '@/lib/data/frame';
import { env } from '@/lib/env';
import { sharePicture } from '@/lib/format/cover';
import { areaPicture } from '@/lib/seo/area-pictures';
import { shareImage } from '@/lib/seo/brand';
import { type EventDescription, onlineEvent } from '@/lib/seo/event-json-ld';
import { serializeJsonLd } from '@/lib/seo/json-ld';

interface OnlineEventJsonLdProps {
  readonly facts: Omit<EventDescription, 'organizer' | 'image'> & { readonly image?: string | null };
}

/** What search engines learn of something that takes place here at a time; its area's picture stands for one it lacks. */
export async function OnlineEventJsonLd({ facts }: OnlineEventJsonLdProps) {
  const [site, look] = await Promise.all([getTranslations('site'), getLook()]);
  const image = sharePicture(facts.image ?? look.sharePicture ?? areaPicture(facts.path) ?? shareImage.url);
  const event = onlineEvent(env().SITE_URL, { ...facts, image, organizer: site('name') });
  return <JsonLd json={serializeJsonLd(event)} />;
}
