/** The rules of the page of webhooks: what is shown, what is sent, and the programs that it recommends. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliveryErrors, type Webhook, type WebhookDelivery } from '#contract/webhooks/types.ts';
import { verifyPublicApi, verifyStandard } from './verify-example.ts';
import { fieldsOf, findFaults, newFields, toCreateInput, toUpdateInput } from './webhook-form.ts';
import { isFailing, pollInterval, stateOf, switchedIn, whyFailed } from './webhooks.ts';

const webhook: Webhook = {
  webhook_id: 'w1',
  name: 'Harbor',
  webhook_url: 'https://example.org/hook',
  auth_type: 'hmac',
  is_disabled: false,
  is_auto_disabled: false,
  created_at_unix: 1_800_000_000,
  usage: [],
  events: ['speech_to_text'],
  most_recent_failure_error_code: null,
  most_recent_failure_timestamp: null,
  retry_enabled: true,
  request_header_names: [],
  most_recent_success_timestamp: null,
};

describe('the state of a webhook', () => {
  it('tells who disabled it', () => {
    expect(stateOf(webhook)).toBe('active');
    expect(stateOf({ ...webhook, is_auto_disabled: true })).toBe('auto_disabled');
    expect(stateOf({ ...webhook, is_disabled: true, is_auto_disabled: true })).toBe('disabled');
  });

  it('is what was chosen last, and enabling ends both ways of being disabled', () => {
    const chosen = (isEnabled: boolean, one: Webhook) => stateOf(switchedIn({ 'webhook w1': isEnabled }, [one])[0]!);
    expect(chosen(false, webhook)).toBe('disabled');
    expect(chosen(true, { ...webhook, is_disabled: true })).toBe('active');
    expect(chosen(true, { ...webhook, is_auto_disabled: true })).toBe('active');
    for (const one of [webhook, { ...webhook, is_disabled: true }, { ...webhook, is_auto_disabled: true }])
      expect(switchedIn({}, [one])).toEqual([one]);
  });

  it('is failing until a delivery has arrived', () => {
    expect(isFailing(webhook)).toBe(false);
    expect(isFailing({ ...webhook, most_recent_failure_timestamp: 20, most_recent_success_timestamp: 10 })).toBe(true);
    expect(isFailing({ ...webhook, most_recent_failure_timestamp: 20, most_recent_success_timestamp: 30 })).toBe(false);
  });
});

it('looks at deliveries more often while one of them is due', () => {
  const due = (next_attempt_at_unix: number | null) => [{ next_attempt_at_unix }] as WebhookDelivery[];
  const calm = pollInterval([], 1000);
  expect(pollInterval(due(null), 1000)).toBe(calm);
  expect(pollInterval(due(5000), 1000)).toBe(calm);
  expect(pollInterval(due(1010), 1000)).toBeLessThan(calm);
  expect(pollInterval(due(900), 1000)).toBeLessThan(calm);
});

it('says why a try failed in words of its own, and in those of the server where it has no code', () => {
  const failed = { error: 'It answered 500.', error_code: 'status', status_code: 500 } as const;
  expect(whyFailed(failed)).toBe('The receiver answered with status 500.');
  expect(whyFailed({ ...failed, error_code: null })).toBe('It answered 500.');
  for (const error_code of deliveryErrors) expect(whyFailed({ ...failed, error_code })).toMatch(/^[A-Z].*\.$/);
  expect(whyFailed({ error: null, error_code: null, status_code: 200 })).toBeNull();
});

describe('the form', () => {
  const filled = { ...newFields, name: ' Harbor ', address: ' https://example.org/hook ' };

  it('finds what is missing and what the contract refuses', () => {
    expect(Object.keys(findFaults(newFields))).toEqual(['name', 'address']);
    expect(findFaults(filled)).toEqual({});
    expect(findFaults({ ...filled, headers: 'Authorization: Bearer a:b\n\nX-Team: harbor' })).toEqual({});
    const refused = ['no colon', 'X-Empty:', 'Host: example.org', 'Bad name: x', 'A: 1\na: 2', 'X-Long: ü'];
    for (const headers of refused) expect(findFaults({ ...filled, headers }), headers).toHaveProperty('headers');
    const many = Array.from({ length: 21 }, (_, at) => `X-${at}: 1`).join('\n');
    expect(findFaults({ ...filled, headers: many })).toHaveProperty('headers');
  });

  it('says what a new webhook is', () => {
    expect(toCreateInput({ ...filled, headers: 'Authorization: Bearer a:b' }).settings).toEqual({
      auth_type: 'hmac',
      name: 'Harbor',
      webhook_url: 'https://example.org/hook',
      request_headers: { Authorization: 'Bearer a:b' },
      events: ['speech_to_text'],
    });
    expect(toCreateInput(filled).settings).not.toHaveProperty('request_headers');
  });

  it('keeps, replaces or removes the stored headers', () => {
    const fields = fieldsOf({ ...webhook, retry_enabled: false });
    expect(toUpdateInput(fields)).toEqual({ name: 'Harbor', events: ['speech_to_text'], retry_enabled: false });
    expect(toUpdateInput({ ...fields, headers: 'A: 1' }).request_headers).toEqual({ A: '1' });
    expect(toUpdateInput({ ...fields, headers: 'A: 1', isWithoutHeaders: true }).request_headers).toEqual({});
  });
});

describe('the programs that verify a delivery', () => {
  type Verify = (headers: Record<string, string>, body: string, secret: string) => boolean;
  const load = async (code: string) =>
    ((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { isGenuine: Verify })
      .isGenuine;
  const [secret, body, id] = ['wsec_harbor', '{"type":"test"}', 'd1'];
  const signed = (t: number) => {
    const sign = (text: string) => createHmac('sha256', secret).update(text);
    return {
      'elevenlabs-signature': `t=${t},v0=${sign(`${t}.${body}`).digest('hex')}`,
      'webhook-id': id,
      'webhook-timestamp': String(t),
      'webhook-signature': `v1,${sign(`${id}.${t}.${body}`).digest('base64')}`,
    };
  };
  const now = Math.floor(Date.now() / 1000);

  it.each([
    ['of the public API', verifyPublicApi],
    ['of Standard Webhooks', verifyStandard],
  ])('take the signature %s, and refuse another body, another secret and an old one', async (_name, code) => {
    const isGenuine = await load(code);
    expect(isGenuine(signed(now), body, secret)).toBe(true);
    expect(isGenuine(signed(now), `${body} `, secret)).toBe(false);
    expect(isGenuine(signed(now), body, 'wsec_other')).toBe(false);
    expect(isGenuine(signed(now - 3600), body, secret)).toBe(false);
  });
});
