import { expect, it } from 'vitest';
import messages from '@/messages/tr.json';
import { errorPageTexts } from './error-page-texts';

it('error pages show the texts of messages/tr.json', () => {
  expect(errorPageTexts).toEqual(messages.errorPage);
});
