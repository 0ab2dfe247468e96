'use client'; // A busy button stops its press, which only the browser can.

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

/** A button of the parts' page in any of its states. */
export function SampleButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} />;
}
