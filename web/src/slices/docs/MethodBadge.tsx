import { clsx } from 'clsx';
import type { Method } from './documents/operation.ts';

const tones: Record<Method, string> = {
  GET: 'bg-info-soft text-info',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-warning-soft text-warning',
  PATCH: 'bg-warning-soft text-warning',
  DELETE: 'bg-danger-soft text-danger',
  WS: 'bg-accent-soft text-accent',
};

export function MethodBadge({ method, isShort = false }: { method: Method; isShort?: boolean }) {
  return (
    <span
      className={clsx(
        'inline-grid h-[18px] flex-none place-items-center rounded-xs px-1.5 font-mono text-[10.5px] font-semibold',
        isShort && 'w-11 px-0',
        tones[method],
      )}
    >
      {isShort && method === 'DELETE' ? 'DEL' : method}
    </span>
  );
}
