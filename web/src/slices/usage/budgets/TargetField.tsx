import { useId, useState } from 'react';
import { listApiKeys } from '#contract/api-keys/api.ts';
import { listMembers } from '#contract/membership/api.ts';
import { characterStats } from '#contract/usage-statistics/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { timeZone } from '../view.ts';
import { t } from './messages.ts';

interface TargetFieldProps {
  scope: 'api_key' | 'member';
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

interface Targets {
  all: { id: string; name: string }[];
  isPending: boolean;
  error: unknown;
  refetch(): void;
}

/** The member, or the API key, whose use a budget counts. */
export function TargetField({ scope, ...field }: TargetFieldProps) {
  return scope === 'member' ? <MemberField {...field} /> : <KeyField {...field} />;
}

type FieldProps = Omit<TargetFieldProps, 'scope'>;

function MemberField(props: FieldProps) {
  const read = useRead(listMembers);
  const all = (read.data ?? []).map(({ user_id, email }) => ({ id: user_id, name: email }));
  const { isPending, error } = read;
  return (
    <Target
      label={t('target_member')}
      targets={{ all, isPending, error, refetch: () => void read.refetch() }}
      {...props}
    />
  );
}

const quarter = 92 * 86_400_000;

/** Nobody can list the keys of others: those that were used are known, and the reader's own. */
function KeyField(props: FieldProps) {
  const [now] = useState(() => Date.now());
  const own = useRead(listApiKeys);
  const used = useRead(characterStats, {
    query: {
      ...{ start_unix: now - quarter, end_unix: now, time_zone: timeZone(), include_workspace_metrics: 'true' },
      ...{ breakdown_type: 'api_keys', aggregation_interval: 'month', metric: 'credits' },
    },
  });
  const names = new Map(
    (used.data?.series ?? []).flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const])),
  );
  for (const { key_id, name } of own.data?.api_keys ?? []) names.set(key_id, name);
  const targets = {
    all: [...names].map(([id, name]) => ({ id, name })),
    isPending: own.isPending || used.isPending,
    error: own.error ?? used.error,
    refetch: () => void Promise.all([own.refetch(), used.refetch()]),
  };
  return <Target label={t('target_key')} targets={targets} {...props} />;
}

function Target({ label, targets, value, fault, onChange }: FieldProps & { label: string; targets: Targets }) {
  const errorId = useId();
  const { all, isPending, error, refetch } = targets;
  if (error && all.length === 0) return <Failure error={error} onRetry={refetch} kept={t('targets_failed')} />;
  if (!isPending && all.length === 0) return <p className="text-table text-muted">{t('no_keys')}</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField
        label={label}
        value={value}
        disabled={isPending}
        aria-invalid={fault ? true : undefined}
        {...(fault ? { 'aria-describedby': errorId } : {})}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{isPending ? t('target_loading') : t('target_choose')}</option>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {fault && <FieldError id={errorId}>{fault}</FieldError>}
    </div>
  );
}
