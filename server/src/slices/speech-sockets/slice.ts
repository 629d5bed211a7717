import { defineSlice } from '../../manifest.ts';
import { multiStreamInputSocket } from './multi-stream-input.ts';
import { streamInputSocket } from './stream-input.ts';

export const slice = defineSlice({
  name: 'speech-sockets',
  purpose: 'Speaks over sockets, where the text arrives while it is spoken.',
  sockets: [streamInputSocket, multiStreamInputSocket],
});
