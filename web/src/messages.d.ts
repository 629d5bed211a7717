/** Every catalogue of a language, compiled by messages-plugin.ts. */
declare module 'virtual:messages/*' {
  const catalogues: Record<string, Record<string, (values: Record<string, unknown>) => string>>;
  export default catalogues;
}

/** The package tells no types of it. */
declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(format: MessageFormat, messages: object): string;
}
