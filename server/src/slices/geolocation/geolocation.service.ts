/** Where whoever calls is. */
import type { Ctx } from '../../context.ts';
import type { Edge } from '../../kernel/route.ts';
import type { Place } from '../../ports/geolocation/port.ts';

/** As the installation itself finds; never what the client says. */
export const locate = ({ parts }: Pick<Ctx, 'parts'>, edge: Pick<Edge, 'ip' | 'proxyHeader'>): Place =>
  parts.geolocation.locate(edge);
