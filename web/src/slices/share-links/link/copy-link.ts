import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../messages.ts';

export const copyLink = (link: string): Promise<void> => copyText(link, t('link_copied'));
