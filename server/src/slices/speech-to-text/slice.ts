import { defineSlice, resource } from '../../manifest.ts';
import { realtimeSocket } from './realtime/realtime.socket.ts';
import { speechToTextRoutes } from './speech-to-text.routes.ts';
import { transcriptionHandler } from './transcribe.jobs.ts';
import { countPersonalFiles, listPersonalFiles, removePersonalData } from './transcripts.service.ts';

export const slice = defineSlice({
  name: 'speech-to-text',
  purpose:
    'Writes down what is said: in files, in long files as jobs, and over a socket; keeps and corrects transcripts.',
  routes: speechToTextRoutes,
  sockets: [realtimeSocket],
  jobs: [transcriptionHandler],
  tables: ['transcript', 'transcript_part'],
  personalData: {
    archive: [
      {
        file: 'transcripts',
        table: 'transcript',
        key: 'transcription_id',
        of: { column: 'user_id' },
        hide: ['file_key', 'peaks', 'text'],
      },
    ],
    files: { count: countPersonalFiles, list: listPersonalFiles },
    removePersonalData,
  },
  resources: [
    resource({
      kind: 'transcript',
      table: 'transcript',
      id: 'transcription_id',
      workspace: 'workspace_id',
      user: 'user_id',
    }),
  ],
});
