import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

const operations = 'nav[aria-label=Operations]';

export const sweep: readonly SweepEntry[] = [
  { name: 'docs', path: pages.docs, isPublic: true },
  { name: 'docs-operation', path: `${pages.docs}#textToSpeech_convert`, isPublic: true },
  { name: 'docs-errors', path: `${pages.docs}#errors`, isPublic: true, seen: operations },
  {
    name: 'docs-socket',
    seen: operations,
    path: `${pages.docs}#ws_v1_text_to_speech_voice_id_multi_stream_input`,
    isPublic: true,
  },
];
