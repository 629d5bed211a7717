/** Checks who may import whom: runs dependency-cruiser with the rules of `.dependency-cruiser.cjs`. */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** Without its TypeScript reader the tool finds no module, hence no violation, and reports success. */
const MIN_MODULES = 40;

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'];
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output, exitCode } = await cruise(folders, { ...options, outputType: 'err-long' }, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
});
console.log(output);

const counted = /(\d+) modules/.exec(String(output));
if (Number(counted?.[1] ?? 0) <= MIN_MODULES) {
  console.error(`Only ${counted?.[1] ?? 'no'} modules were read, so the rules were not really checked.`);
  process.exitCode = 1;
} else {
  process.exitCode = Math.min(exitCode, 1);
}
