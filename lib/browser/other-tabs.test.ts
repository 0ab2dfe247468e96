import { expect, test } from 'vitest';
import { onOtherTab, tellOtherTabs } from './other-tabs';

test('what a tab tells arrives at the others until they leave', async () => {
  const heard: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    const leave = onOtherTab((news) => {
      heard.push(news);
      leave();
      resolve();
    });
  });
  const stranger = new BroadcastChannel('sikke-session');
  stranger.postMessage({ not: 'ours' });
  stranger.close();
  tellOtherTabs('logout');
  await arrived;
  tellOtherTabs('login');
  expect(heard).toEqual(['logout']);
});
