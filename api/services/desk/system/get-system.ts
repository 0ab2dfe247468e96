import { sql } from 'drizzle-orm';
import { type SystemWire, outsideServices as serviceNames } from '@/contract/desk-system';
import type { ServiceContext } from '../../../context';
import { productVersion } from '../../../product-version';
import { getAnnouncementSettings } from '../../announcements/get-announcement-settings';
import { listMaintenance } from './list-maintenance';
import { outsideServices } from './outside-services';

/** How the site is: versions, room, services and maintenance. Six small statements; nothing is kept of them. */
export async function getSystem(ctx: ServiceContext): Promise<SystemWire> {
  const [facts, storage, maintenance] = [
    await findFacts(ctx.db),
    await measure(ctx.db),
    await listMaintenance(ctx),
  ];
  const versions = { product: productVersion(), node: process.versions.node, ...facts };
  return { versions, storage, services: await listServices(ctx), maintenance };
}

type Db = ServiceContext['db'];

async function findFacts(db: Db) {
  const { rows } = await db.execute<{ postgres: string; made: string }>(
    sql`select current_setting('server_version') as postgres, max(created_at) as made from drizzle.__drizzle_migrations`,
  );
  const { postgres = '', made = '0' } = rows[0] ?? {};
  return { postgres, schema_made_at: new Date(Number(made)).toISOString() };
}

/** The length of a picture is known without reading it. */
async function measure(db: Db): Promise<SystemWire['storage']> {
  const { rows } = await db.execute<{ total: string; count: string; bytes: string }>(sql`
    select pg_database_size(current_database()) as total, count(*) as count, coalesce(sum(size), 0) as bytes from (
      select octet_length(image)::bigint as size from media where erased_at is null
      union all select octet_length(image)::bigint + octet_length(small) from library_pictures
      union all select octet_length(image)::bigint from public_pictures
      union all select octet_length(image)::bigint from banners) as pictures`);
  const { total = '0', count = '0', bytes = '0' } = rows[0] ?? {};
  return { database_bytes: Number(total), pictures: Number(count), picture_bytes: Number(bytes) };
}

async function listServices(ctx: ServiceContext): Promise<SystemWire['services']> {
  const { channel } = await getAnnouncementSettings(ctx);
  const connected = { ...ctx, channel };
  return serviceNames.map((service) => ({ service, is_on: outsideServices[service].isOn(connected) }));
}
