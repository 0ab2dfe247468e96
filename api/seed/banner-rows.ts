import { readFile } from 'node:fs/promises';
import type { banners } from '../db/schema/banners';

type BannerRow = typeof banners.$inferInsert;

/** A demo banner: its picture is the file of its id; `title` says what the picture says, for who cannot see it. */
type BannerSeed = Required<Pick<BannerRow, 'bannerId' | 'title' | 'url'>>;

const bannerSeeds: readonly BannerSeed[] = [
  {
    bannerId: 'sartlar-acik',
    title:
      'Şartı gizli bonus yok. Çevrim, alt sınır ve son kontrol tarihi önerilen sitelerin kartlarında yazar.',
    url: '/sponsorlar',
  },
  {
    bannerId: 'nartane-hos-geldin',
    title:
      'Nartane’de ilk yatırıma %100 bonus: en çok on bin lira, 20 kat çevrim. Kod: SIKKE100. 18 yaş ve üzeri.',
    url: '/go/nartane',
  },
  {
    bannerId: 'yayini-kacirma',
    title: 'Yayını kaçırma. Canlı yayın başladığında ilk haber Telegram’da.',
    url: 'https://t.me/sikke_ornek',
  },
  {
    bannerId: 'avatarini-sec',
    title: 'Avatarını seç, masaya otur. Dokuz karakter hesap menüsünde seni bekliyor.',
    url: '/user/info',
  },
];

/** The rows of the demo's banners, with their pictures. */
export function bannerRows(): Promise<BannerRow[]> {
  return Promise.all(
    bannerSeeds.map(async (seed, at) => ({
      ...seed,
      image: await readFile(new URL(`./banners/${seed.bannerId}.webp`, import.meta.url)),
      contentType: 'image/webp' as const,
      sort: at + 1,
      state: 'active' as const,
    })),
  );
}
