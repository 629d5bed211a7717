import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page or pasted, while a drop zone is shown. A file that missed the zone
 * would otherwise replace the page.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (isOn) onFiles(files);
  });

  useEffect(() => {
    const scope = new AbortController();
    const { signal } = scope;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    addEventListener('dragover', over, { signal });
    addEventListener(
      'dragleave',
      (event) => {
        // The pointer left the window, not one of its parts for another.
        if (event.relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => scope.abort();
  }, []);

  return isOn && isOver;
}
