import 'server-only';
import { type FigureSpan, figureQuerySchema } from '@/contract/desk-figures';
import { slugSchema } from '@/contract/slug';
import {
  type SponsorReport,
  type SponsorReportRow,
  sponsorReportAnswerSchema,
  sponsorReportsAnswerSchema,
  type TrackingState,
  trackingStateAnswerSchema,
} from '@/contract/sponsor-reports';
import { readOwn } from './read-own';

/** What came of the ways out to a sponsor, a support role's own unless named; null for who may not see it. */
export async function readSponsorReport(days: FigureSpan, slug?: string): Promise<SponsorReport | null> {
  if (slug !== undefined && !slugSchema.safeParse(slug).success) return null;
  const query = new URLSearchParams({
    ...figureQuerySchema.parse({ days }),
    ...(slug ? { sponsor: slug } : {}),
  });
  return (await readOwn(`/desk/sponsor-report?${query}`, sponsorReportAnswerSchema))?.data ?? null;
}

/** The same of every sponsor in one line; none for who may not see it. */
export async function listSponsorReports(days: FigureSpan): Promise<readonly SponsorReportRow[]> {
  return (await readOwn(`/desk/sponsor-reports?days=${days}`, sponsorReportsAnswerSchema))?.data ?? [];
}

/** How a sponsor's postbacks come in; null for who may not set it up. */
export async function readTracking(slug: string): Promise<TrackingState | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  return (await readOwn(`/desk/sponsor-tracking/${slug}`, trackingStateAnswerSchema))?.data ?? null;
}
