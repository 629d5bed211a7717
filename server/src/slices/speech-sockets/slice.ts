import { defineSlice } from '../../manifest.ts';
import { dialogueMultiStreamInputSocket } from './dialogue/dialogue-multi-stream-input.ts';
import { dialogueStreamInputSocket } from './dialogue/dialogue-stream-input.ts';
import { multiStreamInputSocket } from './multi-stream-input.ts';
import { streamInputSocket } from './stream-input.ts';

export const slice = defineSlice({
  name: 'speech-sockets',
  purpose: 'Speaks over sockets, one voice or several, where the text arrives while it is spoken.',
  sockets: [streamInputSocket, multiStreamInputSocket, dialogueStreamInputSocket, dialogueMultiStreamInputSocket],
});
