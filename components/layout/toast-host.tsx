'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onToast, type ToastRequest } from '@/lib/browser/toast';

const Toaster = dynamic(() => import('@/components/ui/toaster').then((module) => module.Toaster), {
  ssr: false,
});

/** Renders every `showToast`; the toast library is fetched by the first one. */
export function ToastHost() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);
  useEffect(() => onToast((request) => setRequests((before) => [...before, request])), []);
  return requests.length > 0 ? <Toaster requests={requests} /> : null;
}
