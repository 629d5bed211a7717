/** Where whoever calls is. */
import type { Ctx } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import type { Place } from '../../ports/geolocation/port.ts';

/** As the installation itself finds; never what the client says. */
export const locate = ({ parts }: Pick<Ctx, 'parts'>, exchange: Pick<HttpExchange, 'ip' | 'proxyHeader'>): Place =>
  parts.geolocation.locate(exchange);
