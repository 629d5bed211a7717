/** The samples of every slice, found by reading the folders: a new slice is in the suite the moment it has samples. */
import type { IdSource, Sample, Samples, Tenant } from '../testing/samples.ts';

// A slice may only use what it has added to the tenant itself, so that the order of slices does not matter.
type AnySamples = Samples<Tenant>;

const modules = import.meta.glob<Record<string, AnySamples>>('../slices/*/*.samples.ts', { eager: true });

/** The samples by the folder of the slice. */
export const samplesBySlice = new Map<string, AnySamples>(
  Object.entries(modules).map(([file, module]) => {
    const samples = Object.values(module).find((exported) => typeof exported === 'object' && 'of' in exported);
    if (!samples) throw new Error(`${file} exports no samples`);
    return [file.split('/')[2] ?? '', samples];
  }),
);

/** Everybody's, as one; a name that two slices give is a mistake, because one of them would be ignored. */
function collect<T>(part: (samples: AnySamples) => Record<string, T> | undefined): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [slice, samples] of samplesBySlice) {
    for (const [name, value] of Object.entries(part(samples) ?? {})) {
      if (name in all) throw new Error(`${name} is in the samples of ${slice}, and of another slice`);
      all[name] = value;
    }
  }
  return all;
}

export const endpointSamples = collect<(tenant: Tenant) => Sample>(({ endpoints }) => endpoints);
export const socketSamples = collect<object[]>(({ sockets }) => sockets);
export const closedByClients = collect<true>((samples) => samples.closedByClients);
export const idSources = collect<IdSource<Tenant>>(({ ids }) => ids);
