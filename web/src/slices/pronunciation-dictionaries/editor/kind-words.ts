import type { RuleKind } from '../rules/rule.ts';
import { t } from './messages.ts';

export const kindWords = (kind: RuleKind): string => (kind === 'cmu-arpabet' ? t('kind_cmu') : t(`kind_${kind}`));
