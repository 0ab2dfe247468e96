'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly onClose: () => void;
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** Where the focus goes: the first control, or the dialog itself when nothing asks for an answer. */
  readonly focus: 'first' | 'self';
  readonly children: ReactNode;
}

/**
 * A native modal dialog that is open as long as it is mounted (D15): the browser traps the focus, makes the rest inert
 * and gives the focus back. Escape and a click on the overlay call `onClose`; the parent then unmounts it.
 */
export function Dialog({ onClose, labelledBy, focus, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  useShowModal(ref, focus);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    if (event.target === event.currentTarget) onClose();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  // A press that began inside (selecting a password, say) and ended on the overlay is no wish to close.
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOverlay.current && event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close; the browser sends it as `cancel`.
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.dialog}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedOverlay.current = event.target === event.currentTarget;
      }}
      onClick={click}
    >
      {children}
    </dialog>
  );
}

function useShowModal(ref: { readonly current: HTMLDialogElement | null }, focus: DialogProps['focus']) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    if (focus === 'self') dialog.focus();
    // What opened by itself makes way for it.
    document.dispatchEvent(new Event('dialogshown'));
    // Closing before the element leaves the document lets the browser give the focus back.
    return () => dialog.close();
  }, [ref, focus]);
}
