import { json } from '../answer';
import { answering } from '../answering';
import { viewBanner } from '../banner';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { pictureOrNothing } from '../picture-or-nothing';
import { readMedia } from '../read-media';
import { readLibraryPicture, readPicture } from '../read-picture';
import { revalidate } from '../revalidate';
import { memberRoute, route } from '../route';
import { takeTelegramUpdate } from '../telegram-update';
import { uploadMedia } from '../upload-media';

/** What belongs to nobody: banners and pictures, and what other programs call. */
export const siteCalls = {
  /** GET: a banner's picture; the view is counted upstream. HEAD is refused: nothing is seen, so nothing may count. */
  bannerView: {
    GET: pictureOrNothing(
      route({ input: noInput }, ({ params, caller }) => viewBanner(params.id ?? '', caller)),
    ),
    HEAD: null,
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
  /** GET: the public picture of a win, for everybody. */
  picture: {
    GET: route({ input: noInput }, ({ params, caller }) => readPicture(params.id ?? '', caller)),
  },
  /** POST {tags}, signed by the upstream; no browser calls it, so the signature stands in for the same-origin check. */
  revalidate: {
    POST: (request) =>
      answering(request, async () => json({ status: true, tags: await revalidate(request) })),
  },
  /** POST: an update of Telegram, which proves itself by the secret that the API gave to it. */
  telegramWebhook: { POST: takeTelegramUpdate },
} satisfies CallRows;
