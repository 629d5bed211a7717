import { lazyPart } from '../feedback/lazy-part.tsx';
import type { DialogFrameProps } from './DialogPanel.tsx';
// It must hear of the focus before the panel is loaded.
import './dialog-focus.ts';
import { useWasOpen } from './use-was-open.ts';

const DialogPanel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel, { failure: 'toast' });

/** Shows a dialog or a drawer, which is loaded when the first one opens. */
export function DialogFrame(props: DialogFrameProps) {
  return useWasOpen(props.isOpen) ? <DialogPanel {...props} /> : null;
}
