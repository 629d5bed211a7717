/** Every catalogue of a language, compiled by messages-plugin.ts. */
declare module 'virtual:messages/*' {
  import type { Catalogue } from '#contract/kit/messages.ts';
  const catalogues: Record<string, Catalogue>;
  export default catalogues;
}

/** The package has no types for this module. */
declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(format: MessageFormat, messages: object): string;
}
