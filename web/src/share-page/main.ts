/** The script of the public pages of shared items. It is no part of the app: a reader loads a few kilobytes. */
import './share-page.css';
import { copy, data, find, onClick } from './data.ts';
import { startPlayer } from './player.ts';
import { startReport } from './report.ts';
import { startTheme } from './theme.ts';

startTheme();
startPlayer();
startReport();

onClick('copy', () => void copy(data.address, data.words.link_copied ?? ''));

const embed = find<HTMLDialogElement>('embed');
onClick('open-embed', () => embed?.showModal());
onClick('close-embed', () => embed?.close());
onClick('copy-code', () => {
  void copy(find<HTMLTextAreaElement>('embed-code')?.value ?? '', data.words.code_copied ?? '');
  embed?.close();
});

// Who is signed in needs no account.
const create = find<HTMLAnchorElement>('create');
if (create && /(^|; )veery_session=/.test(document.cookie)) create.href = create.dataset.app ?? create.href;
