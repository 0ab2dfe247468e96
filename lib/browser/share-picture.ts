import { showToast } from './toast';

/** What is handed on: an entry's pictures and its page. */
interface Shared {
  readonly wide: string;
  readonly tall: string;
  readonly title: string;
  readonly said: string;
  /** The page that goes with it; the one it stands on unless given. */
  readonly page?: string;
}

/** The parts of a browser that sharing needs. */
export interface Sharing {
  readonly navigator: Partial<Pick<Navigator, 'canShare'>> &
    Pick<Navigator, 'share'> & { readonly clipboard?: Pick<Clipboard, 'writeText'> };
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  readonly fetch: typeof fetch;
  readonly download: (address: string) => void;
}

/**
 * Hands a picture on: as a file with the page's address where the browser takes files (the tall one, for stories); elsewhere the wide one is downloaded and the
 * address copied. Who closes the browser's own dialog is asked nothing more.
 */
export async function sharePicture(
  { wide, tall, title, said, page }: Shared,
  browser: Sharing = realBrowser(),
): Promise<void> {
  const { navigator, location } = browser;
  const url = location.origin + (page ?? location.pathname);
  const files = await readFiles(tall, browser);
  if (files && navigator.canShare?.({ files })) {
    await navigator.share({ files, title, url }).catch(() => undefined);
    return;
  }
  browser.download(wide);
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  showToast('success', said);
}

/** The picture as a file; null where no browser takes one anyway, or it cannot be had. */
async function readFiles(address: string, { navigator, fetch }: Sharing): Promise<File[] | null> {
  if (typeof navigator.canShare !== 'function') return null;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  return [new File([await answer.blob()], fileName(address), { type: 'image/png' })];
}

/** A name may be as long as its address allows. */
const longestName = 80;

/** `hunt-pazar-avi.png`, of `/paylas/hunt/pazar-avi/…`. */
function fileName(address: string): string {
  const [, , kind = '', name = ''] = address.split('/');
  return `${`${kind}-${name}`.slice(0, longestName)}.png`;
}

function realBrowser(): Sharing {
  return {
    navigator,
    location,
    fetch: (...args) => fetch(...args),
    download: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName(address);
      link.click();
    },
  };
}
