import type { ComponentProps } from 'react';
import { closePanel, openPanel, panelStore, type Panel } from '../../lib/panels.ts';
import { useStore } from '../../lib/store.ts';

/** Opens one of the frame's panels, which then stands beside it (`data-panel` is how FloatingPanel finds it). */
export function PanelButton({ panel, onClick, ...rest }: ComponentProps<'button'> & { panel: Panel }) {
  const isOpen = useStore(panelStore, ({ open }) => open === panel);
  return (
    <button
      type="button"
      data-panel={panel}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (isOpen) closePanel(panel);
        else openPanel(panel);
      }}
    />
  );
}
