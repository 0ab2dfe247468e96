import { userSectionPath } from '@/lib/routes';

interface PopupCircumstances {
  /** Slides in their order; only those with a banner id. */
  readonly slides: number;
  readonly path: string;
  readonly isClosed: boolean;
}

/** Whether the popup may stand on a page: there is a slide, nobody closed it, and nothing is to be verified (specification 4). */
export function mayShowPopup({ slides, path, isClosed }: PopupCircumstances): boolean {
  return slides > 0 && !isClosed && path !== userSectionPath('verify');
}
