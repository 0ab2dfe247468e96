/** What looks after a site: each is noted as it last went. */
export const maintenanceKinds = ['backup', 'restore', 'reconcile'] as const;
/** One of them. */
export type MaintenanceKind = (typeof maintenanceKinds)[number];
