import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUser } from '#contract/profile/api.ts';
import { call, setAuthority } from './api.ts';
import { ApiError, errorMessage, networkError, readError } from './failures/errors.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });

describe('readError', () => {
  it('takes message and status of the detail', async () => {
    const error = await readError(json(401, { detail: { status: 'quota_exceeded', message: 'Not enough credits.' } }));
    expect(error).toMatchObject({ status: 401, type: 'quota_exceeded', message: 'Not enough credits.' });
  });
  it('takes msg where there is no message', async () => {
    expect((await readError(json(400, { detail: { msg: 'No.' } }))).message).toBe('No.');
  });
  it('takes the first issue of a refused body, with its field', async () => {
    const detail = [{ loc: ['body', 'email'], msg: 'Enter an email address', type: 'x' }];
    const error = await readError(json(422, { detail }));
    expect(error.message).toBe('email: Enter an email address');
    expect(error.field).toEqual({ name: 'email', message: 'Enter an email address' });
  });
  it('says unknown for a body that is not JSON', async () => {
    const error = await readError(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    expect(error).toMatchObject({ status: 0, type: 'unknown' });
  });
});

describe('errorMessage', () => {
  it('shows refusals, hides failures, names the network', () => {
    expect(errorMessage(new ApiError(400, 'x', 'Text is empty.'))).toBe('Text is empty.');
    expect(errorMessage(new ApiError(500, 'x', 'stack'))).toBe('Something went wrong, please try again later.');
    expect(errorMessage(new ApiError(0, 'unknown', 'Bad Gateway'))).toBe(
      'Something went wrong, please try again later.',
    );
    expect(errorMessage(networkError(new TypeError()))).toBe('Network error');
  });
  it.each(['rate_limit_exceeded', 'too_many_requests'])(
    'says in the language of the reader when to try again: %s',
    (type) => {
      const refused = (headers: HeadersInit) =>
        errorMessage(new ApiError(429, type, 'x', undefined, { headers: new Headers(headers) }));
      expect(refused({ 'retry-after': '2' })).toBe('Too many requests in a short time. Try again in 2 seconds.');
      expect(refused({ 'retry-after': '1' })).toContain('1 second.');
      expect(refused({})).toContain('60 seconds.');
      const ofPlan = new ApiError(429, 'too_many_concurrent_requests', 'Two at a time.');
      expect(errorMessage(ofPlan)).toBe('Two at a time.');
    },
  );
});

describe('call', () => {
  afterEach(() => vi.unstubAllGlobals());
  const refuse = (status: string) => json(401, { detail: { status, message: 'Refused' } });
  function set(answers: Response[], isRenewed = true) {
    const send = vi.fn(() => Promise.resolve(answers.shift()!));
    vi.stubGlobal('fetch', send);
    const authority = { token: () => 't', renew: vi.fn(() => Promise.resolve(isRenewed)), lost: vi.fn() };
    setAuthority(authority);
    return { send, authority };
  }

  it('renews once and asks again when the token is no longer good', async () => {
    const { send, authority } = set([refuse('invalid_token'), json(200, { user_id: 'u' })]);
    expect(await call(getUser, {})).toEqual({ user_id: 'u' });
    expect(send).toHaveBeenCalledTimes(2);
    // The server writes mails that the call causes in this language.
    expect(send).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ headers: expect.objectContaining({ 'accept-language': 'en' }) }),
    );
    expect(authority.lost).not.toHaveBeenCalled();
  });
  it.each(['quota_exceeded', 'missing_permissions'])('never signs out for %s', async (status) => {
    const { authority } = set([refuse(status)]);
    await expect(call(getUser, {})).rejects.toMatchObject({ type: status });
    expect(authority.renew).not.toHaveBeenCalled();
    expect(authority.lost).not.toHaveBeenCalled();
  });
  it('signs out when renewing is refused', async () => {
    const { authority } = set([refuse('needs_authorization')], false);
    await expect(call(getUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(authority.lost).toHaveBeenCalledOnce();
  });
  it('says Network error when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getUser, {})).rejects.toMatchObject({ message: 'Network error', type: 'unknown' });
  });
});
