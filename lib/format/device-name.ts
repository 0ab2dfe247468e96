const browserNames: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const systemNames: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A device by the names people know: `Chrome · Android`; null where neither is known. Names of programs are no texts to translate. */
export function deviceName({ browser, system }: Device): string | null {
  const names = [browserNames[browser ?? ''], systemNames[system ?? '']].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : null;
}
