/** Where an installation keeps its data, under which address it is reached, what it is called. */
import { z } from 'zod';
import { defaultInstallationName, maxInstallationName } from '#contract/instance/name.ts';
import { installationName, optional, wholeNumber } from './kinds.ts';

export const installationSettings = {
  DATA_DIR: optional(z.string()).describe(
    'Folder of everything that is kept: database, audio, keys. Default: `data` in the installation.',
  ),
  HOST: optional(z.string()).describe('Address to listen on. Default: `127.0.0.1`, this machine only.'),
  PORT: optional(wholeNumber(0, 65_535)).describe('Port to listen on. Default: `8080`.'),
  PUBLIC_URL: optional(z.string()).describe(
    'The address people open, such as `https://voice.example.org`; mailed links and cookies follow it. Default: `http://localhost:PORT`.',
  ),
  DATABASE_URL: optional(z.string()).describe(
    'Another PostgreSQL (15 or newer) instead of the embedded one: `postgres://user:password@host:5432/name`. Needs `SECRET_KEY`.',
  ),
  SECRET_KEY: optional(z.string()).describe(
    'Key that seals stored secrets, at least 32 characters. Default: made in the data folder on the first start. Required with `DATABASE_URL`.',
  ),
  INSTALLATION_NAME: optional(installationName).describe(
    `What this installation is called: beside the logo, in the titles of pages and in mail. At most ${maxInstallationName} characters. Default: \`${defaultInstallationName}\`.`,
  ),
};
