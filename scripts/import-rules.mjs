/** Who may import whom: runs dependency-cruiser with the rules of `.dependency-cruiser.cjs`. */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** When the TypeScript reader is missing the tool finds no violation in no module, and says that all is well. */
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
