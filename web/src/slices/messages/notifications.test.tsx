import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { getNotificationPreferences } from '#contract/messages/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { queryClient, readKey } from '../../lib/queries.ts';
import { chooseNotification } from './notification-choices.ts';
import { NotificationsSection } from './NotificationsSection.tsx';

type Preferences = Answer<typeof getNotificationPreferences>;

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const preferences = (email: boolean) =>
  ({
    preferences: { product_updates: { email, in_app: false }, new_member: { email: false, in_app: false } },
  }) as Preferences;
const isShown = () => /<input[^>]*checked/.test(renderToStaticMarkup(<NotificationsSection />));

it('a checkbox shows what was pressed at once, and no read of the time before turns it back', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => {
    asked.resolve();
    return answered.promise;
  });
  const key = readKey(getNotificationPreferences, {});
  queryClient.setQueryData(key, preferences(false));
  expect(isShown()).toBe(false);
  const late = Promise.withResolvers<Preferences>();
  const reading = queryClient.fetchQuery({ queryKey: key, queryFn: () => late.promise }).catch(() => undefined);
  const saved = chooseNotification('product_updates', 'email', true);
  expect(isShown()).toBe(true);
  await asked.promise;
  // One answer of the time before comes while the change is under way, and another would come after it.
  queryClient.setQueryData(key, preferences(false));
  expect(isShown()).toBe(true);
  answered.resolve(Response.json(preferences(true)));
  await saved;
  late.resolve(preferences(false));
  await reading;
  expect(isShown()).toBe(true);
});
