import { useState } from 'react';
import { getReferralLink } from '#contract/profile/api.ts';
import { track } from '../../analytics/public.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyButton } from '../../../ui/button/CopyButton.tsx';
import { t } from '../messages.ts';

/** Creates the referral link on the first click. It stays the same afterwards. */
export function ReferralLink() {
  const make = useCall(getReferralLink);
  const [link, setLink] = useState<string>();

  async function show() {
    try {
      setLink((await make.mutateAsync({})).referral_link);
      track('affiliate_link_generated');
    } catch (error) {
      toastError(error);
    }
  }

  if (link === undefined) {
    return (
      <Button size="sm" isBusy={make.isPending} onClick={() => void show()}>
        {t('link_make')}
      </Button>
    );
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-2 ps-[34px]">
      <code
        dir="ltr"
        aria-label={t('link_label')}
        role="group"
        className="min-w-0 flex-[1_1_240px] rounded-sm bg-sunken px-2.5 py-1 font-mono text-table break-all"
      >
        {link}
      </code>
      <CopyButton text={link} label={t('link_copy')} />
    </div>
  );
}
