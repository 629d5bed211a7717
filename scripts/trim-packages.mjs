// Runs after every `npm ci`: removes what packages bring for other platforms, and the headers of Node, which only
// compilers read. An installation without development packages loses declarations and source maps too.
// Runs on any Node from 18 and imports no package.
import fs from 'node:fs';
import path from 'node:path';

const packages = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../node_modules',
);
const isProduction = (process.env.npm_config_omit ?? '').split(/\s+/).includes('dev');
const platform = `${process.platform}-${process.arch}`;

if (fs.existsSync(packages)) trim(packages);

function trim(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !isNeeded(folder, entry.name)) fs.rmSync(file, { recursive: true });
    else if (entry.isDirectory()) trim(file);
    else if (isProduction && /\.d\.[cm]?ts$|\.map$/.test(entry.name)) fs.rmSync(file);
  }
}

/** `prebuilds` is where packages with native code keep a folder for each platform. */
function isNeeded(parent, name) {
  if (path.basename(parent) === 'prebuilds') return name === platform;
  return !(name === 'include' && path.basename(parent).startsWith('node-'));
}
