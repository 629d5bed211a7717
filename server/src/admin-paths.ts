/** Moves the endpoints under `/v1/admin` to the prefix that the operator has configured. */
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { BootError } from './kernel/boot/boot-error.ts';
import { defaultAdminPathPrefix } from './kernel/boot/config.ts';

/** @throws BootError when a moved path is that of another endpoint */
export function moveAdminPaths<R extends { endpoint: Endpoint }>(routes: R[], prefix: string): R[] {
  if (prefix === defaultAdminPathPrefix) return routes;
  const isAdmin = ({ endpoint }: R) => endpoint.path.startsWith(`${defaultAdminPathPrefix}/`);
  const taken = new Set(routes.filter((route) => !isAdmin(route)).map(({ endpoint }) => shapeOf(endpoint)));
  return routes.map((route) => {
    if (!isAdmin(route)) return route;
    const path = `${prefix}${route.endpoint.path.slice(defaultAdminPathPrefix.length)}`;
    const endpoint = { ...route.endpoint, path };
    if (taken.has(shapeOf(endpoint)))
      throw new BootError(`ADMIN_PATH_PREFIX ${prefix} takes the path ${path} of another call: choose another prefix.`);
    return { ...route, endpoint };
  });
}

/** What a router distinguishes: the names of parameters do not matter. */
const shapeOf = ({ method, path }: Endpoint): string => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
