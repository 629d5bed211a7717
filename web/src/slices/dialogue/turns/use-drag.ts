import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Pixels at the ends of the list within which it scrolls while something is dragged. */
const edge = 48;
const scrollStep = 12;

export interface Drag {
  /** The turn that is dragged, and the place that it would get among the others. */
  dragged: { id: string; to: number } | null;
  handlersOf(id: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** Drags rows by their handle. Keys and the menu of a row do the same. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
): Drag {
  const [dragged, setDragged] = useState<Drag['dragged']>(null);
  const from = useRef(0);

  /** The place among the others: behind those whose middle is above the pointer. */
  function placeAt(id: string, y: number): number {
    const rows = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-turn]') ?? []);
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset.turn !== id && top + height / 2 < y;
    }).length;
  }

  function scrollAt(y: number): void {
    const box = scroller.current?.getBoundingClientRect();
    if (!box) return;
    if (y < box.top + edge) scroller.current?.scrollBy({ top: -scrollStep });
    else if (y > box.bottom - edge) scroller.current?.scrollBy({ top: scrollStep });
  }

  return {
    dragged,
    handlersOf: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
      },
      onPointerMove(event) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        // A press that only trembles moves nothing.
        if (!dragged && Math.abs(event.clientY - from.current) < 5) return;
        scrollAt(event.clientY);
        const to = placeAt(id, event.clientY);
        if (dragged?.id !== id || dragged.to !== to) setDragged({ id, to });
      },
      onPointerUp() {
        if (dragged?.id === id) onMove(id, dragged.to);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
    }),
  };
}
