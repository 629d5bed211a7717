import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { SecretDialog, type SecretWords } from '../../../ui/display/SecretDialog.tsx';
import { t } from '../messages.ts';
import { verifyPublicApi, verifyStandard } from '../verify-example.ts';

const words = (): SecretWords => ({
  title: t('secret_title'),
  text: t('secret_text'),
  secret: t('secret'),
  copy: t('copy_secret'),
  done: t('done'),
  leave: { title: t('leave_title'), text: t('leave_text'), confirm: t('leave'), cancel: t('stay') },
});

/** Shows the secret of a webhook, and how a receiver uses it. */
export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose(): void }) => (
  <SecretDialog secret={secret} words={words()} onClose={onClose}>
    {() => (
      <section className="flex flex-col gap-2">
        <h3 className="text-table font-medium">{t('verify')}</h3>
        <p className="text-table text-muted">{t('verify_text')}</p>
        <Example title={t('verify_public_api')} code={verifyPublicApi} isOpen />
        <Example title={t('verify_standard')} code={verifyStandard} />
      </section>
    )}
  </SecretDialog>
);

function Example({ title, code, isOpen }: { title: string; code: string; isOpen?: true }) {
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer rounded-xs pb-1.5 text-table max-md:min-h-11">{title}</summary>
      <CodeBlock code={code} label={title} />
    </details>
  );
}
