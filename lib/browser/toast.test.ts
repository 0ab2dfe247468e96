import { expect, test } from 'vitest';
import { onToast, showErrors, showToast, type ToastRequest } from './toast';

test('a toast said before the toaster is there is shown in order once it is', () => {
  showToast('error', 'bir');
  showToast('success', 'iki', 'alt satır');
  const seen: ToastRequest[] = [];
  const leave = onToast((request) => seen.push(request));
  showToast('info', 'üç');
  leave();
  expect(seen).toEqual([
    { kind: 'error', text: 'bir' },
    { kind: 'success', text: 'iki', description: 'alt satır' },
    { kind: 'info', text: 'üç' },
  ]);
});

test('a listener that left hears nothing more, and the toast waits for the next one', () => {
  const first: ToastRequest[] = [];
  onToast((request) => first.push(request))();
  showToast('warning', 'bekler');
  const second: ToastRequest[] = [];
  onToast((request) => second.push(request))();
  expect(first).toEqual([]);
  expect(second).toEqual([{ kind: 'warning', text: 'bekler' }]);
});

test('what went wrong is one toast, however many texts it has, and none without a text', () => {
  const seen: ToastRequest[] = [];
  const leave = onToast((request) => seen.push(request));
  showErrors(['bir', 'iki', 'üç', 'dört', 'beş', 'altı']);
  showErrors(['yedi']);
  showErrors([]);
  leave();
  expect(seen).toEqual([
    { kind: 'error', text: 'bir', description: 'iki · üç · dört · beş · altı' },
    { kind: 'error', text: 'yedi' },
  ]);
});

test('what a form and the keeper of the session tell of one answer is one toast; of a later answer it is another one', () => {
  const seen: ToastRequest[] = [];
  const leave = onToast((request) => seen.push(request));
  showErrors(['Hesabın askıda.', 'Sebep'], 100_000);
  showErrors(['Hesabın askıda.', 'Sebep'], 100_050);
  showErrors(['Başka'], 100_060);
  showErrors(['Başka'], 103_000);
  leave();
  expect(seen.map(({ text }) => text)).toEqual(['Hesabın askıda.', 'Başka', 'Başka']);
});
