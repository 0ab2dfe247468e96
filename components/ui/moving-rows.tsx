'use client'; // Where a row stood is known in the browser alone.

import { Component, createRef, type ReactNode } from 'react';
import { toMoves } from './to-moves';

interface MovingRowsProps {
  /** A list, made on the server; its rows keep their keys. */
  readonly children: ReactNode;
}

type Tops = ReadonlyMap<HTMLElement, number>;

/** Rows that move to where they stand now when the list came in another order. The first paint moves nothing, nor does anything where less motion is wished. */
export class MovingRows extends Component<MovingRowsProps> {
  #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Tops {
    return this.#readTops();
  }

  override componentDidUpdate(_props: MovingRowsProps, _state: object, before: Tops) {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { row, by } of toMoves(before, this.#readTops())) {
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: 240,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }

  override render() {
    return <div ref={this.#box}>{this.props.children}</div>;
  }

  #readTops(): Tops {
    const rows = this.#box.current?.querySelectorAll('li') ?? [];
    return new Map([...rows].map((row) => [row, row.offsetTop]));
  }
}
