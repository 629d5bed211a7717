import { SaveField } from '../../../ui/form/SaveField.tsx';
import { savePublicName } from '../../profile/public.ts';
import { t } from '../messages.ts';
import { patchShareLink } from './use-share-link.ts';

/** The name on all public pages of the user. */
export function PublicName({ id, value }: { id: string; value: string }) {
  return (
    <SaveField
      label={t('public_name')}
      help={t('name_help')}
      value={value}
      maxLength={50}
      autoComplete="nickname"
      hasButton
      onSave={async (name) => {
        await savePublicName(name);
        patchShareLink(id, { public_user_name: name });
      }}
    />
  );
}
