'use client'; // Each of its parts is an island; by one name they are one row of a page's data, and not eight.

import type { ComponentProps } from 'react';
import { AuthDialogs } from '@/components/auth/auth-dialogs';
import { SessionKeeper } from '@/components/auth/session-keeper';
import { PromoPopup } from '@/components/banner/promo-popup';
import { StreamWidget } from '@/components/stream/stream-widget';
import { LocaleKeeper } from './locale-keeper';
import { MemberIslands } from './member-islands';
import { ToastHost } from './toast-host';
import { WorkerKeeper } from './worker-keeper';

interface FloatingPartsProps {
  readonly workerPath: ComponentProps<typeof WorkerKeeper>['path'];
  readonly auth: ComponentProps<typeof AuthDialogs>;
  readonly checks: ComponentProps<typeof MemberIslands>;
  readonly live: ComponentProps<typeof StreamWidget>['live'];
  readonly popups: ComponentProps<typeof PromoPopup>['popups'];
}

/** What stands over every page, or keeps something for it. */
export function FloatingParts({ workerPath, auth, checks, live, popups }: FloatingPartsProps) {
  return (
    <>
      <LocaleKeeper />
      <WorkerKeeper path={workerPath} />
      <ToastHost />
      <SessionKeeper />
      <AuthDialogs {...auth} />
      <MemberIslands {...checks} />
      <StreamWidget live={live} />
      <PromoPopup popups={popups} />
    </>
  );
}
