import { expect, it } from 'vitest';
import messages from '@/messages/tr.json';

const { 'kullanim-kosullari': terms, gizlilik: privacy } = messages.textPages;

it('the terms say what a pause does and how long it may be, and the privacy notice that it is kept', () => {
  for (const said of ['Mola ver', 'bir gün, bir hafta, bir ay ya da süresiz', 'erken bitirilemez'])
    expect(terms.body).toContain(said);
  expect(privacy.body).toContain('**Molaların:**');
});

it('the privacy notice says what a click on a sponsor’s link tells, to whom and for how long', () => {
  for (const said of [
    '**Sponsor bağlantıları:**',
    'tıklamanın rastgele kimliğini sponsora taşır',
    'Bir tıklamanın senin olduğu 90 gün saklanır.',
  ])
    expect(privacy.body).toContain(said);
});
