/**
 * Code that is fetched later survives a fault of the network: it is fetched again, and nothing needs a reload after the
 * browser was offline.
 */
import { isTest, type Rule } from './house.ts';

const rule = (name: string, pattern: RegExp, remedy: string, violation: string): Rule => ({
  name,
  check: ({ files }) =>
    [...files]
      .filter(([file]) => file.startsWith('web/src/') && !isTest(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(pattern)].map(({ 0: found, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${file}:${line} says ‘${found.replace(/\s+/g, ' ')}’: ${remedy}`;
        }),
      ),
  violation: { files: new Map([['web/src/slices/a/A.tsx', violation]]) },
});

export const noReactLazy = rule(
  'no part is made by React’s lazy, which keeps a failure for good',
  /\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'|\bReact\.lazy\b/g,
  'use lazyPart of web/src/ui/feedback/lazy-part.tsx',
  "import {\n  lazy,\n  useState,\n} from 'react';",
);

export const noLazyRouteComponent = rule(
  'no screen is made by the router’s lazyRouteComponent, which reloads the page after a failure',
  /\blazyRouteComponent\b/g,
  'use lazyScreen of web/src/app/lazy-screen.tsx',
  "component: lazyRouteComponent(() => import('./A.tsx'))",
);

export const noUnwatchedImport = rule(
  'no import is left alone with its failure',
  /\bvoid\s+import\(/g,
  'use importEventually of web/src/lib/code/code-loader.ts',
  "void import('./a.ts').then(({ start }) => start());",
);
