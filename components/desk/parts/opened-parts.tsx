'use client'; // They open when they are asked for.

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MenuButton } from '@/components/ui/menu-button';
import { Modal } from '@/components/ui/modal';
import { Toaster } from '@/components/ui/toaster';

interface OpenedProps {
  /** What the button says that opens it. */
  readonly open: string;
  readonly title: string;
  readonly text: string;
}

/** The modal, over the page. */
export function ModalPart({ open, title, text }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-opens onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={title}>
        <p className="text-text-2">{text}</p>
        <Button variant="primary" className="mt-5" onClick={() => setOpen(false)}>
          {open}
        </Button>
      </Modal>
    </>
  );
}

/** A menu under its button, which stands at the end of its row as in the header: the menu opens towards the middle. */
export function MenuPart({ open, title, text }: OpenedProps) {
  return (
    <div className="flex justify-end">
      <MenuButton label={title} face={open} head={<p className="px-3 py-2 text-sm text-text-3">{text}</p>}>
        {[1, 2].map((at) => (
          <button
            key={at}
            type="button"
            role="menuitem"
            className="flex h-11 w-full items-center rounded-card px-3"
          >
            {title} {at}
          </button>
        ))}
      </MenuButton>
    </div>
  );
}

const kinds = ['success', 'error', 'warning', 'info'] as const;
const nothing: Parameters<typeof Toaster>[0]['requests'] = [];

/** One toast of each kind. */
export function ToasterPart({ open, title, text }: OpenedProps) {
  const [requests, setRequests] = useState(nothing);
  const ask = () =>
    setRequests(kinds.map((kind) => ({ kind, text: title, ...(kind === 'info' && { description: text }) })));
  return (
    <>
      <Button data-opens onClick={ask}>
        {open}
      </Button>
      <Toaster requests={requests} />
    </>
  );
}
