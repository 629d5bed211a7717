import { useEffect, useState, type RefObject } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { t } from './messages.ts';

interface Props {
  scriptUrl: string;
  siteKey: string;
  /** The element in which the provider leaves its token. */
  place: RefObject<HTMLDivElement | null>;
}

/** Loads the provider's script, which draws its widget in the element with these classes. */
export function BotCheckWidget({ scriptUrl, siteKey, place }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true });
    script.addEventListener('error', () => setHasFailed(true));
    document.head.append(script);
    return () => script.remove();
  }, [scriptUrl]);
  return (
    <div ref={place}>
      <div className="g-recaptcha h-captcha cf-turnstile" data-sitekey={siteKey} />
      {hasFailed && <Banner tone="danger">{t('bot_check_unavailable')}</Banner>}
    </div>
  );
}
