import 'server-only';
import { type JobsWire, jobsAnswerSchema } from '@/contract/jobs';
import { readOwn } from './read-own';

/** How the job queue stands, for admins alone; null where the upstream has none to show (D27). */
export async function getJobs(): Promise<JobsWire | null> {
  return (await readOwn('/jobs', jobsAnswerSchema))?.data ?? null;
}
