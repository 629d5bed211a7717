/** Prints the API description: `node scripts/print-openapi.ts > openapi.json`. */
import { describeApi } from '../server/src/kernel/http/openapi.ts';
import { mediaCookie } from '../server/src/platform/identity/session-cookies.ts';
import { slices } from '../server/src/slices.ts';

const endpoints = slices.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));
const about = { version: '0.0.0', publicUrl: 'https://voice.test', mediaCookieName: mediaCookie.name };
console.log(JSON.stringify(describeApi(endpoints, about), null, 2));
