import type { analyses } from '../../db/schema/analyses';
import type { games } from '../../db/schema/games';

/** What the team thinks of a game after a year on the stream; its figures stand on the page of the game. */
export function slotRow(
  { id, slug, name, rtp, maxWinX, volatility }: typeof games.$inferSelect,
  analystId: number,
  publishedAt: number,
): typeof analyses.$inferInsert {
  return {
    slug: `${slug.slice(0, 70)}-notu`,
    kind: 'slot',
    state: 'published',
    analystId,
    title: `${name}: yayında ne gördük?`,
    league: null,
    match: null,
    pick: null,
    odds: null,
    unit: null,
    confidence: null,
    legs: [],
    gameId: id,
    content: toContent(name, rtp, maxWinX, volatility === 'extreme'),
    kickoffAt: null,
    publishedAt: new Date(publishedAt),
  };
}

function toContent(name: string, rtp: number | null, maxWinX: number | null, isExtreme: boolean): string {
  const numbers = [
    rtp === null ? null : `- Bildirilen geri dönüş: **%${rtp}**`,
    maxWinX === null ? null : `- En yüksek kazanç: bahsin **${maxWinX}** katı`,
  ].filter((line) => line !== null);
  return [
    '## Kâğıt üzerinde',
    numbers.join('\n'),
    '## Yayında',
    `${name} ${isExtreme ? 'uzun süre susup bir anda konuşan' : 'sık ama küçük ödeyen'} bir oyun. Av ve bonus alımlarından gelen sayılar oyunun kendi sayfasında; burada yalnızca nasıl hissettirdiğini yazdık.`,
    '> Geçmiş sonuçlar gelecek turları etkilemez. Her tur ötekinden bağımsızdır.',
  ].join('\n\n');
}
