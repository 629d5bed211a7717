/** What understands speech, and what does not although it could. Nothing is loaded for it. */
import type { Recognition } from '../../../ports/recognition/port.ts';
import { coded, fail, ok, warn, type CodedFinding } from './findings.ts';

/** Providers of single workspaces are no matter of the installation, and no workspace has an empty id. */
const ofNoWorkspace = '';

export function checkRecognition(recognition: Pick<Recognition, 'describe'>): CodedFinding[] {
  const { recognisers } = recognition.describe(ofNoWorkspace);
  const broken = recognisers.filter(({ status }) => status === 'failed' || status === 'paused');
  const able = recognisers.filter((one) => one.status !== 'missing' && !broken.includes(one));
  const findings = broken.map(({ title, id, reason = '' }) => {
    const finding = fail('recognition', `${title} does not listen: ${reason}`, `check ${id}`);
    return coded('recogniser_failed', { engine: title, reason }, finding);
  });
  if (able.length > 0) {
    const names = able.map(({ version }) => version).join(', ');
    return [
      ...findings,
      coded('recognition_ok', { engine: names }, ok('recognition', `speech is understood by ${names}.`)),
    ];
  }
  const packages = recognisers.flatMap(({ missingPackages = [] }) => missingPackages).join(' ');
  const fix = packages
    ? `apt-get install ${packages}, or install a model that listens`
    : 'install a model that listens';
  const message = 'nothing understands speech: transcripts, the voice changer and alignment do without words.';
  return [...findings, coded('recognition_missing', { packages }, warn('recognition', message, fix))];
}
