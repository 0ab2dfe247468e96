'use client';

import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { onToast, type ToastRequest } from '@/lib/browser/toast';

const Toaster = late(() => import('@/components/ui/toaster').then((module) => module.Toaster));

/** Renders every `showToast`; the toast library is fetched by the first one. */
export function ToastHost() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);
  useEffect(() => onToast((request) => setRequests((before) => [...before, request])), []);
  return requests.length > 0 ? <Toaster requests={requests} /> : null;
}
