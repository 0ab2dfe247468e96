import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { userKey } from '@/lib/browser/use-user';
import { StaffWay } from './staff-way';

const shownTo = (user: object | null) =>
  renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [userKey]: user } }}>
      <StaffWay href="/yonetim/icerik/news/yeni" label="İlk kaydı ekle" />
    </SWRConfig>,
  );

test('an empty area leads admins and editors to its editor', () => {
  for (const permission of ['admin', 'editor'])
    expect(shownTo({ permission })).toContain('href="/yonetim/icerik/news/yeni"');
});

test('guests, players and who may not write get no link', () => {
  for (const user of [null, { permission: 'player' }, { permission: 'moderator' }])
    expect(shownTo(user)).toBe('');
});
