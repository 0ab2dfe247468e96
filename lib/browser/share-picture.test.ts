import { expect, it } from 'vitest';
import { type Sharing, sharePicture } from './share-picture';
import { onToast, type ToastRequest } from './toast';

const shared = {
  wide: '/paylas/hunt/pazar/v/genis.png',
  tall: '/paylas/hunt/pazar/v/uzun.png',
  title: 'Pazar avı',
  said: 'İndirildi',
};

/** A browser that writes down what it is asked to do. */
function browser(navigator: Partial<Sharing['navigator']>, answers = true) {
  const seen = { shared: [] as ShareData[], copied: [] as string[], downloaded: [] as string[] };
  const clipboard = { writeText: async (text: string) => void seen.copied.push(text) };
  const own: Sharing = {
    navigator: Object.assign(
      { clipboard, share: async (data: ShareData) => void seen.shared.push(data) },
      navigator,
    ),
    location: { origin: 'https://ornek.test', pathname: '/bonus-hunts/pazar' },
    fetch: async () => (answers ? new Response('png') : new Response(null, { status: 503 })),
    download: (address) => void seen.downloaded.push(address),
  };
  return { own, seen };
}

const told = async (run: () => Promise<void>) => {
  const toasts: ToastRequest[] = [];
  const leave = onToast((toast) => toasts.push(toast));
  await run();
  leave();
  return toasts.map(({ text }) => text);
};

it('hands the tall picture on as a file with the address of the page, where the browser takes files', async () => {
  const { own, seen } = browser({ canShare: () => true });
  expect(await told(() => sharePicture(shared, own))).toEqual([]);
  const [data] = seen.shared;
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['hunt-pazar.png', 'image/png']]);
  expect([data?.title, data?.url]).toEqual(['Pazar avı', 'https://ornek.test/bonus-hunts/pazar']);
  expect(seen.downloaded).toEqual([]);
});

it.each([
  ['knows no files', {}, true],
  ['takes none', { canShare: () => false }, true],
  ['gets none', { canShare: () => true }, false],
])('downloads the wide one and copies the address where the browser %s', async (_, navigator, answers) => {
  const { own, seen } = browser(navigator, answers);
  expect(await told(() => sharePicture(shared, own))).toEqual(['İndirildi']);
  expect(seen).toEqual({
    shared: [],
    copied: ['https://ornek.test/bonus-hunts/pazar'],
    downloaded: ['/paylas/hunt/pazar/v/genis.png'],
  });
});

it('does nothing more where somebody closes the dialog of the browser', async () => {
  const { own, seen } = browser({
    canShare: () => true,
    share: () => Promise.reject(new Error('AbortError')),
  });
  expect(await told(() => sharePicture(shared, own))).toEqual([]);
  expect(seen.downloaded).toEqual([]);
});
