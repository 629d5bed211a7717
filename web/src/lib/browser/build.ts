/** Knows the build of the app that this page runs, and asks the server for its own. */

/** Development names its build `dev` on both sides, because files are replaced as they change. */
const development = 'dev';
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? development;

export const isAnotherBuild = (build: string): boolean =>
  build !== ownBuild() && build !== development && ownBuild() !== development;

/**
 * Tells whether the server has another build, after a part of the page could not be loaded. Without an answer it is the
 * connection that is gone, and not the build.
 */
export async function hasServerAnotherBuild(): Promise<boolean> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    return response.ok && isAnotherBuild(((await response.json()) as { build: string }).build);
  } catch {
    return false;
  }
}
