import { readdirSync, readFileSync } from 'node:fs';
import { dynamicMessageKeys } from './check/dynamic-message-keys';
import { fileKeys, leafKeys, unusedKeys } from './check/message-keys';

/**
 * Every key of messages/tr.json is used (D23). The other half, that every key used exists, is the compiler's: keys are typed
 * by lib/i18n/typed-messages.d.ts.
 */
const keys = leafKeys(JSON.parse(readFileSync('messages/tr.json', 'utf8')));
const files = listSources().map((file) => fileKeys(file, readFileSync(file, 'utf8')));
const unused = unusedKeys(keys, files).filter((key) => !dynamicMessageKeys.some((row) => row.keys.test(key)));
const idle = dynamicMessageKeys.filter((row) => !keys.some((key) => row.keys.test(key)));

for (const key of unused) process.stdout.write(`messages/tr.json: ${key} is used nowhere\n`);
for (const row of idle) process.stdout.write(`dynamic-message-keys.ts: ${row.keys.source} matches no key\n`);
if (unused.length + idle.length > 0) process.exitCode = 1;

function listSources(): string[] {
  return ['app', 'components', 'lib', 'api']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
}
