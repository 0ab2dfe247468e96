'use client'; // It hears what is pressed.

import { useEffect } from 'react';
import { showToast } from '@/lib/browser/toast';

interface CopiedCodesProps {
  /** What is said then. */
  readonly copied: string;
  readonly failed: string;
}

/** Copies the promotion code whose button is pressed: one listener for all of them, which are still markup. */
export function CopiedCodes({ copied, failed }: CopiedCodesProps) {
  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copies]') : null;
      if (button === null) return;
      const wasCopied = await writeClipboard(button.dataset.copies ?? '');
      if (wasCopied) showCopied(button);
      showToast(wasCopied ? 'success' : 'error', wasCopied ? copied : failed);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [copied, failed]);
  return null;
}

/** A check in the place of the button's icon, for two seconds. */
function showCopied(button: HTMLElement): void {
  const icon = button.querySelector('use');
  const show = (name: string) =>
    icon?.setAttribute('href', icon.getAttribute('href')?.replace(/#.*/, `#${name}`) ?? '');
  button.dataset.copied = '';
  show('check');
  setTimeout(() => {
    delete button.dataset.copied;
    show('copy');
  }, 2000);
}

/** Browsers refuse the clipboard outside secure contexts and without permission. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
