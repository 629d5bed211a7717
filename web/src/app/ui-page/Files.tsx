import { useState } from 'react';
import type { Upload } from '../../lib/uploads/upload.ts';
import { DropZone } from '../../ui/drop/DropZone.tsx';
import { UploadList } from '../../ui/drop/UploadList.tsx';
import { Group, Item } from './Group.tsx';

const hourAndHalf = { kinds: ['audio', 'video'] as const, maxBytes: 500_000_000, maxSeconds: 3600 };
const sample = {
  purpose: 'audio_isolation',
  media: null,
  uploadId: null,
  size: 38_000_000,
  seconds: 38,
  problem: null,
  canRetry: true,
} as const;
const samples: readonly Upload[] = [
  { ...sample, id: '1', name: 'market-day-vox-pop.wav', sent: 27_000_000, state: 'sending' },
  { ...sample, id: '2', name: 'oral-history-reel-2.flac', sent: 0, state: 'waiting' },
  { ...sample, id: '3', name: 'tide-gate-interview.mp4', sent: 12_000_000, state: 'paused' },
  { ...sample, id: '4', name: 'ferry.ogg', sent: 30_000_000, state: 'retrying' },
  { ...sample, id: '5', name: 'doorbell-memo.ogg', sent: 38_000_000, state: 'sent' },
  { ...sample, id: '6', name: 'choir.m4a', sent: 0, state: 'failed', problem: 'The disk of the server is full.' },
];

export function Files() {
  const [names, setNames] = useState<readonly string[]>([]);
  const [uploads, setUploads] = useState(samples);
  const change = (id: string, state: Upload['state']) =>
    setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  return (
    <Group title="Files" note="Dropped, chosen, pasted or recorded. What is refused is named with its reason.">
      <Item name={names.length > 0 ? names.join(', ') : 'Drop zone'}>
        <DropZone
          rules={hourAndHalf}
          isLow
          note="1,000 credits a minute"
          onFiles={(files) => setNames(files.map(({ file }) => file.name))}
          onRecord={() => setNames(['The recorder opens here.'])}
        />
      </Item>
      <Item name="Uploads">
        <UploadList
          uploads={uploads}
          onPause={(id) => change(id, 'paused')}
          onResume={(id) => change(id, 'sending')}
          onRetry={(id) => change(id, 'waiting')}
          onRemove={(id) => setUploads(uploads.filter((upload) => upload.id !== id))}
        />
      </Item>
    </Group>
  );
}
