import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { sessionStore } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { PasswordField } from '../../../ui/form/Field.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { t } from '../messages.ts';
import type { Operation } from '../documents/operation.ts';
import { tryStore } from './key.ts';

const linkClass = 'font-medium text-accent underline-offset-2 hover:underline';

function useWay({ access }: Operation): 'none' | 'key' | 'session' {
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'in');
  const way = useStore(tryStore, (state) => state.way);
  if (access === 'public') return 'none';
  if (access === 'session') return 'session';
  return isSignedIn ? way : 'key';
}

/** What goes along with the call, and why it cannot be made yet. */
export function useTryCredentials(operation: Operation): {
  headers: Record<string, string>;
  problem: string | undefined;
} {
  const token = useStore(sessionStore, (session) => session.token);
  const key = useStore(tryStore, (state) => state.key);
  switch (useWay(operation)) {
    case 'none':
      return { headers: {}, problem: undefined };
    case 'session':
      return token
        ? { headers: { authorization: `Bearer ${token}` }, problem: undefined }
        : { headers: { authorization: 'Bearer YOUR_TOKEN' }, problem: t('try_sign_in_first') };
    case 'key':
      return { headers: { 'xi-api-key': key.trim() }, problem: key.trim() ? undefined : t('try_key_missing') };
  }
}

export function TryCredentials({ operation, problem }: { operation: Operation; problem: string | undefined }) {
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'in');
  const key = useStore(tryStore, (state) => state.key);
  const way = useWay(operation);
  if (way === 'none') return <p className="text-table text-muted">{t('try_public')}</p>;
  const signIn = (
    <Link to={pages.signIn} search={{ redirect: pages.docs }} className={linkClass}>
      {t('try_sign_in')}
    </Link>
  );
  return (
    <div className="flex flex-col gap-3">
      {isSignedIn && operation.access === 'key' && (
        <div className="w-fit max-md:w-full">
          <Segment
            label={t('try_way')}
            value={way}
            options={[
              { value: 'key', label: t('try_with_key') },
              { value: 'session', label: t('try_with_session') },
            ]}
            onChange={(next) => tryStore.set({ way: next === 'session' ? 'session' : 'key' })}
          />
        </div>
      )}
      {way === 'session' ? (
        <p className="text-table text-muted">
          {isSignedIn ? t('try_session') : t.rich('try_session_needed', { link: signIn })}
        </p>
      ) : (
        <PasswordField
          label={t('try_key')}
          value={key}
          autoComplete="off"
          spellCheck={false}
          error={problem}
          help={t.rich('try_key_help', {
            link: (
              <Link to={pages.apiKeys} className={linkClass}>
                {t('try_key_link')}
              </Link>
            ),
          })}
          onChange={(event) => tryStore.set({ key: event.target.value })}
        />
      )}
      {way === 'session' && problem && (
        <p role="alert" className="text-table text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
