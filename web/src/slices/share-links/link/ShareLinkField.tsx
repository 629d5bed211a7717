import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { shortLink } from './link-rules.ts';
import { t } from '../messages.ts';

/** Shows the beginning of the link, and copies the whole. */
export function ShareLinkField({ link, onCopy }: { link: string; onCopy(): void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {t('link')}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={shortLink(link)}
          title={link}
          className="h-10 min-w-0 flex-1 rounded-md border border-control bg-bg px-3 font-mono text-table max-md:h-12"
        />
        <Button
          className="h-10 max-md:h-12"
          icon={<Copy size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onCopy}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
