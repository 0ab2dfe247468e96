import type { Analysis } from '@/lib/data/analyses';
import { AnalysisCard } from './analysis-card';

interface AnalysisGridProps {
  readonly analyses: readonly Analysis[];
}

/** Analyses as cards, as many beside each other as the page holds. */
export function AnalysisGrid({ analyses }: AnalysisGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:gap-5">
      {analyses.map((analysis) => (
        <li key={analysis.slug} className="min-w-0">
          <AnalysisCard analysis={analysis} />
        </li>
      ))}
    </ul>
  );
}
