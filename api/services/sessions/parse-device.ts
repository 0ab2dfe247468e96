import type { SessionWire } from '@/contract/passwords';

type Device = Pick<SessionWire, 'browser' | 'system'>;

/** In the order in which they must be asked: most browsers also say that they are Chrome and Safari. */
const browserSigns: readonly [RegExp, NonNullable<Device['browser']>][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'safari'],
];

const systemSigns: readonly [RegExp, NonNullable<Device['system']>][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macos'],
  [/\b(Linux|X11|CrOS)\b/, 'linux'],
];

/** The families of a device's browser and system out of its User-Agent, which is not kept: enough to know one's own phone by. */
export function parseDevice(agent: string): Device {
  const [start, find] = [agent.slice(0, 512), findFirst];
  return { browser: find(browserSigns, start), system: find(systemSigns, start) };
}

function findFirst<T>(signs: readonly (readonly [RegExp, T])[], agent: string): T | null {
  return signs.find(([sign]) => sign.test(agent))?.[1] ?? null;
}
