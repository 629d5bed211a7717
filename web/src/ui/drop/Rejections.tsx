import { X } from 'lucide-react';
import { formatSize } from '../../lib/format.ts';
import { IconButton } from '../button/IconButton.tsx';
import { FailureIcon } from '../display/FailureIcon.tsx';
import { lengthWords } from './length-words.ts';
import { typeWords, type FileRules, type Rejection } from './media-files.ts';
import { t } from './messages.ts';

interface RejectionsProps {
  rejected: readonly Rejection[];
  rules: FileRules;
  onDismiss(): void;
}

function reasonWords({ name, reason }: Rejection, rules: FileRules): string {
  if (reason === 'size') return t('rejected_size', { name, size: formatSize(rules.maxBytes) });
  if (reason === 'length') return t('rejected_length', { name, length: lengthWords(rules.maxSeconds ?? 0) });
  if (reason === 'count') return t('rejected_count', { name, count: rules.maxFiles ?? 1 });
  if (reason === 'unreadable') return t('rejected_unreadable', { name, types: typeWords(rules.readable) });
  return t(`rejected_${reason}`, { name });
}

/** Names the files that were not taken, each with its reason. */
export function Rejections({ rejected, rules, onDismiss }: RejectionsProps) {
  return (
    <div role="alert" className="card flex items-start gap-3 p-4">
      <FailureIcon shape="alert" size={18} className="mt-px flex-none text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('rejected', { count: rejected.length })}</p>
        <ul className="mt-1 flex flex-col gap-1 text-table text-muted">
          {rejected.map((rejection, at) => (
            // Two files may have the same name.
            <li key={`${rejection.name}:${at}`} className="break-words">
              {reasonWords(rejection, rules)}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={t('dismiss')} size="sm" onClick={onDismiss}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
