import { useState } from 'react';
import { ApiError } from '../../lib/failures/errors.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AccessDenied } from '../../ui/feedback/AccessDenied.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { GateCard } from '../../ui/plan/GateCard.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { QuotaCard } from '../../ui/plan/QuotaCard.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Group, Item } from './Group.tsx';

const headers = new Headers({ 'request-id': '51b0e7ac22d94f0fa1c2' });
const errors = {
  failed: new ApiError(500, 'internal', 'stack trace', null, { headers }),
  quota: new ApiError(401, 'quota_exceeded', 'This request exceeds your quota of 10000.'),
  plan: new ApiError(
    403,
    'output_format_not_allowed',
    'The output format pcm_44100 needs the Pro plan or a higher one.',
  ),
  denied: new ApiError(403, 'not_workspace_admin', 'Only an admin of the workspace can do this.'),
};

const readings = [
  { value: 'loading', label: 'Loading' },
  { value: 'failed', label: 'Failed' },
  { value: 'there', label: 'There' },
] as const;

export function PageParts() {
  const [reading, setReading] = useState<(typeof readings)[number]['value']>('there');
  const query = {
    data: reading === 'there' ? 'What was read.' : undefined,
    error: reading === 'failed' ? errors.failed : null,
    isPending: reading === 'loading',
    refetch: () => setReading('there'),
  };
  return (
    <Group title="Page parts" note="Errors say what happened, what is kept, what to do. Nothing is a dead button.">
      <Item name="Loaded">
        <div className="flex">
          <Segment label="Reading" value={reading} options={readings} onChange={setReading} />
        </div>
        <Loaded of={query} skeleton={<Skeleton className="h-5 w-40" />} kept="Your text is kept.">
          {(data) => <p>{data}</p>}
        </Loaded>
      </Item>
      <div className="grid gap-5 lg:grid-cols-2">
        <Item name="Error">
          <Failure
            error={errors.failed}
            kept="Your text and settings are kept. No credits were used."
            onRetry={() => undefined}
          />
        </Item>
        <Item name="Refused: over quota">
          <Failure error={errors.quota} kept="Your text is kept." />
        </Item>
        <Item name="Refused: plan">
          <Failure error={errors.plan} />
        </Item>
        <Item name="Over quota, before the call">
          <QuotaCard
            needed={24_810}
            left={9204}
            shorten={{ characters: 15_606, onSelect: () => undefined }}
            email="mara@example.test"
          />
        </Item>
        <Item name="Gate">
          <GateCard
            feature="professional voices"
            tier="creator"
            unlocks={['30 custom voices', '192 kbps MP3']}
            email="mara@example.test"
          />
        </Item>
        <Item name="No permission">
          <div className="card">
            <AccessDenied reason="Only an admin of the workspace can do this." action={<Button>Back</Button>} />
          </div>
        </Item>
      </div>
    </Group>
  );
}
