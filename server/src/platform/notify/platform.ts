import { definePlatform, resource } from '../../manifest.ts';
import { mailHandler } from './mail/delivery.ts';
import { purgeExpiredMail, recheckMailServer, retryDue } from './mail/mail.ts';
import { removePersonalData } from './personal-data.store.ts';

export const notify = definePlatform({
  name: 'notify',
  purpose: 'Tells people: messages behind the bell, mail, and what each wants to hear of.',
  // Without a mail server nobody delivers, and mail stays in the outbox.
  jobs: [{ ...mailHandler, needs: 'mail' }],
  upkeep: {
    atStart: retryDue,
    everyTenSeconds: retryDue,
    async everyMinute(scope, parts) {
      await recheckMailServer(scope, parts);
      await purgeExpiredMail(scope);
    },
  },
  tables: ['message', 'outbox_message', 'mail_day'],
  personalData: {
    archive: [
      {
        file: 'messages',
        table: 'message',
        key: 'message_id',
        of: { column: 'user_id' },
        hide: ['author_user_id'],
      },
    ],
    withheld: { outbox_message: 'It is mail on its way, with its codes.' },
    removePersonalData,
  },
  // Mail belongs to the installation, whose operators read it.
  resources: [resource({ kind: 'mail', table: 'outbox_message', id: 'message_id' })],
});
