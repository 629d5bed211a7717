/**
 * What Prometheus reads of the server. Requests are counted as they end; everything else is read when somebody asks. No
 * label names a person, a workspace or an address, so that the number of series does not grow with use.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Parts } from '../context.ts';
import type { RequestObserver } from '../kernel/http/request-metrics.ts';
import { createReaders } from './readers.ts';

export interface Metrics {
  requests: RequestObserver;
  render(): Promise<{ contentType: string; text: string }>;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A scrape must end before Prometheus gives it up after ten seconds. */
const patienceMs = 5000;

export function createMetrics(parts: Parts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'veery_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer. Status 499: the client left first.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const sockets = new Gauge({ name: 'veery_websockets_open', help: 'Open WebSockets.', registers });
  const failures = new Counter({
    name: 'veery_metrics_failures_total',
    help: 'Readings that failed, by what was read. Their series keep their last values.',
    labelNames: ['reader'],
    registers,
  });
  const readers = createReaders(parts, registry);
  let isStarted = false;

  async function read([name, reader]: [string, () => Promise<void>]): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => reject(new Error('it takes too long')), patienceMs);
    });
    try {
      await Promise.race([reader(), patience]);
    } catch (error) {
      failures.inc({ reader: name });
      parts.log.warn({ reader: name, error: (error as Error).message }, 'a metric could not be read');
    } finally {
      clearTimeout(late);
    }
  }

  // Finding the series of labels costs more than counting in it, and joining the labels to one key as much.
  const seriesOfRoutes = new Map<string, Map<string, Map<number, ReturnType<typeof requests.labels>>>>();

  return {
    requests: {
      requestEnded({ method, route, status, seconds }) {
        const known = seriesOfRoutes.get(route)?.get(method)?.get(status);
        const series = known ?? requests.labels({ method, route, status });
        if (!known) getOrMake(getOrMake(seriesOfRoutes, route), method).set(status, series);
        series.observe(seconds);
      },
      socketsChanged: (by) => sockets.inc(by),
    },
    async render() {
      // They cost a little all the time, so they begin when somebody is there to read them.
      if (!isStarted) collectDefaultMetrics({ register: registry });
      isStarted = true;
      await Promise.all(Object.entries(readers).map(read));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function getOrMake<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const found = map.get(key) ?? new Map<L, V>();
  map.set(key, found);
  return found;
}
