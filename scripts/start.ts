import { addProduct } from '@/supervisor/product';
import { printReadyBlock } from '@/supervisor/ready-block';
import { runStack } from '@/supervisor/run-stack';
import { beforeUpgrade } from './upgrade/before-upgrade';

/**
 * `npm start` (D33, D34): everything a stranger needs, until Ctrl-C or SIGTERM stops site, API and database, in this order.
 * `npm start -- --api-only` leaves the site out: for a site that runs elsewhere. `--empty` begins without the demo's content, `--demo` puts it
 * into a database of the operator's own (D38). `--no-backup` brings the tables of a version before up to date without a backup of them.
 */
await runStack(async (stack, installation, giveUp) => {
  const running = await addProduct(stack, installation, giveUp, { beforeUpgrade });
  printReadyBlock(installation, running);
});
