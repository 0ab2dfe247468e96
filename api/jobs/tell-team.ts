import type { Deps } from '../context';
import { tellOfWork } from '../services/desk/inbox/tell-of-work';

/** Tells who of the team chose it that new work waits. */
export async function tellTeam(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const told = await tellOfWork(deps);
  if (told > 0) deps.log.info({ event: 'team_told', told }, 'the team was told of new work');
}
