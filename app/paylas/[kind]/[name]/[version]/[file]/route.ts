import { drawShare } from '@/components/share/draw-share';
import { answerShare } from '@/lib/bff/answer-share';

export const dynamic = 'force-dynamic';

type Params = RouteContext<'/paylas/[kind]/[name]/[version]/[file]'>;

/** GET /paylas/{kind}/{name}/{version}/{form}.png: the picture of an entry, for links and for stories. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  return answerShare(await params, drawShare);
}
