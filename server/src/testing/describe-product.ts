/** Returns the API description of every call, as a server at a fixed address prints it. */
import { describeApi } from '../kernel/http/openapi.ts';
import { mediaCookieName } from '../platform/identity/sessions/session-cookies.ts';
import { slices } from '../slices.ts';

export const describeProduct = () =>
  describeApi(
    slices.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)),
    { version: '0.0.0', publicUrl: 'https://voice.test', mediaCookieName },
  );
