import {
  reactionChoiceSchema,
  winIdsParamsSchema,
  winParamsSchema,
  winReactionAnswerSchema,
  winReactionsAnswerSchema,
} from '@/contract/win-reactions';
import { getFeed } from '@/lib/data/feed';
import { readInitAnswer } from '@/lib/data/init';
import { findOverlay } from '@/lib/data/overlays';
import { getNowPlaying } from '@/lib/data/schedule';
import { readSiteAnswer } from '@/lib/data/site';
import { readSponsorsAnswer } from '@/lib/data/sponsors';
import { json } from '../answer';
import { answering } from '../answering';
import { viewBanner } from '../banner';
import { BffError } from '../bff-error';
import { memberWrite } from '../member-write';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { passRead } from '../pass-through';
import { pictureOrNothing } from '../picture-or-nothing';
import { readMedia } from '../read-media';
import { readLibraryPicture, readPicture } from '../read-picture';
import { revalidate } from '../revalidate';
import { memberRoute, route } from '../route';
import { takeTelegramUpdate } from '../telegram-update';
import { uploadMedia } from '../upload-media';
import { watchedRead } from '../watched-read';
import { withEtag } from '../with-etag';

/** What belongs to nobody: the site, its banners and pictures, wins with their reactions, and what other programs call. */
export const siteCalls = {
  /** GET: a banner's picture; the view is counted upstream. HEAD is refused: nothing is seen, so nothing may count. */
  bannerView: {
    GET: pictureOrNothing(
      route({ input: noInput }, ({ params, caller }) => viewBanner(params.id ?? '', caller)),
    ),
    HEAD: null,
  },
  /** GET: what was won and drawn lately, as its pages show it. */
  feed: {
    GET: withEtag(route({ input: noInput }, async () => json({ status: true, data: await getFeed() }))),
  },
  /** GET: the upstream's answer of /init out of the tagged cache. */
  init: {
    GET: route({ input: noInput }, async () => json(await readInitAnswer())),
  },
  /** GET: a picture, for its owner and the reviewers of its claim. */
  privatePicture: {
    GET: memberRoute({ input: noInput }, (member, { params, caller }) =>
      readMedia(member, params.id ?? '', caller),
    ),
  },
  /** GET: a picture of the team's library, for everybody. */
  libraryPicture: {
    GET: route({ input: noInput }, ({ params, caller }) => readLibraryPicture(params, caller)),
  },
  /** GET: the stream of changes, which our front server answers before it comes here. Where that does not stand there is nothing to listen to. */
  live: { GET: route({ input: noInput }, async () => new Response(null, { status: 204 })) },
  /** POST: keeps a picture for the member's next claim; the body is the picture itself, at most 5 MB. */
  media: { POST: uploadMedia },
  /** GET: what is being played on the stream, out of the tagged cache, for who watches it. */
  nowPlaying: {
    GET: withEtag(route({ input: noInput }, async () => json({ data: await getNowPlaying() }))),
  },
  /** GET: the public picture of a win, for everybody. */
  picture: {
    GET: route({ input: noInput }, ({ params, caller }) => readPicture(params.id ?? '', caller)),
  },
  /** GET: what a widget of an overlay shows, under a link that is good. */
  overlay: { GET: watchedRead(findOverlay) },
  /** POST {tags}, signed by the upstream; no browser calls it, so the signature stands in for the same-origin check. */
  revalidate: {
    POST: (request) =>
      answering(request, async () => json({ status: true, tags: await revalidate(request) })),
  },
  /** GET: the upstream's answer of /site out of the tagged cache. */
  site: {
    GET: route({ input: noInput }, async () => json(await readSiteAnswer())),
  },
  /** GET: the upstream's answer of /sponsors out of the tagged cache. */
  sponsors: {
    GET: route({ input: noInput }, async () => json(await readSponsorsAnswer())),
  },
  /** POST: an update of Telegram, which proves itself by the secret that the API gave to it. */
  telegramWebhook: { POST: takeTelegramUpdate },
  /** POST: the member's one reaction to a win, given, changed or, as null, taken back. */
  winReaction: {
    POST: memberRoute({ input: reactionChoiceSchema }, async (member, call) => {
      const win = winParamsSchema.safeParse(call.params);
      if (!win.success) throw new BffError('not_found');
      const { reaction } = call.input;
      const path = `/wins/${win.data.id}/reaction` as const;
      const method = reaction === null ? 'DELETE' : 'PUT';
      return json(
        await memberWrite(member, call, {
          method,
          path,
          body: { reaction },
          answer: winReactionAnswerSchema,
        }),
      );
    }),
  },
  /** GET: the member's own reactions to a page of wins, and how many said what by now. */
  winReactions: { GET: passRead({ params: winIdsParamsSchema, answer: winReactionsAnswerSchema }) },
} satisfies CallRows;
