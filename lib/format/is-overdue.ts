/** Whether the moment until which something was promised is over. `dueAt` is ISO; nothing was promised where there is none. */
export function isOverdue(dueAt: string | null | undefined, nowMs: number): boolean {
  return typeof dueAt === 'string' && Date.parse(dueAt) < nowMs;
}
