import { afterEach, describe, expect, test, vi } from 'vitest';
import { readReaction } from './win-reactions';

const counts = { clap: 1, fire: 0, heart: 0, wow: 0 };

/** The handler as the browser sees it: it knows every win but the hundredth. */
function answering(): string[] {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    const ids = path.split('/').at(-1)?.split('-') ?? [];
    const data = ids.filter((id) => id !== '100').map((id) => ({ id: Number(id), own: null, counts }));
    return Response.json({ status: true, data });
  });
  return paths;
}

afterEach(() => vi.unstubAllGlobals());

describe('reactions that are read', () => {
  test('in one moment are one call, each win once, and none where it is not shown', async () => {
    const paths = answering();
    const read = await Promise.all(['7', '8', '7', '100'].map(readReaction));
    expect(paths).toEqual(['/api/wins/reactions/7-8-100']);
    expect(read.map((one) => one?.id)).toEqual([7, 8, 7, undefined]);
  });

  test('of more wins than a call takes are several calls', async () => {
    const paths = answering();
    const ids = Array.from({ length: 31 }, (_, at) => String(at + 1));
    expect((await Promise.all(ids.map(readReaction))).map((one) => one?.id)).toEqual(ids.map(Number));
    expect(paths).toHaveLength(2);
  });

  test('later are asked for anew', async () => {
    const paths = answering();
    await readReaction('7');
    await readReaction('7');
    expect(paths).toHaveLength(2);
  });
});
