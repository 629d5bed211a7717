/** Runs steps, prints a summary and sets the exit code. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

/**
 * A test that passes only at a second attempt hides a fault sooner or later. On a busy machine it may happen to one of so
 * many. The summary names them all.
 */
const TESTS_FOR_ONE_FLAKY = 2000;

const MAX_NOTES = 20;

/**
 * Every step runs, even after a failure. The steps of a sequence run one after another, the sequences in parallel. Only
 * the first sequence writes to the terminal while it runs; the output of the others follows at the end.
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(...sequences) {
  const begin = performance.now();
  const results = await Promise.all(sequences.map((steps, at) => runSequence(steps, at === 0)));
  for (const { name, output } of results.slice(1).flat()) {
    printHeading(name);
    console.log(output.trim());
  }
  return summarise(results.flat(), secondsSince(begin));
}

async function runSequence(steps, isLoud) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, isLoud));
  return results;
}

function summarise(results, seconds) {
  printHeading('Summary');
  for (const { name, code, seconds, passed, failed, skipped, flaky } of results) {
    const counts = [
      `${passed} passed`,
      `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
      flaky > 0 && `${flaky} flaky`,
    ];
    const state = code === 0 ? 'ok    ' : 'FAILED';
    console.log(`${state} ${name.padEnd(30)} ${seconds.padStart(6)} s   ${counts.filter(Boolean).join(', ')}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const bad = results.filter(({ code }) => code !== 0);
  const maxFlaky = Math.max(2, Math.floor(sum('passed') / TESTS_FOR_ONE_FLAKY));
  const isTooFlaky = sum('flaky') > maxFlaky;
  for (const { notes = [] } of results) printNotes(notes);
  if (bad.length > 0) console.log(`\nFailed: ${bad.map(({ name }) => name).join(', ')}`);
  if (isTooFlaky) console.log(`\nFailed: more than ${maxFlaky} tests passed only at a second try.`);
  const isGood = bad.length === 0 && !isTooFlaky;
  process.exitCode = isGood ? 0 : (bad[0]?.code ?? 1);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('flaky')} flaky, ${seconds} s`);
  return isGood;
}

/** The end of a log is often all that is kept of it, so every test that failed or was repeated is named there. */
function printNotes(notes) {
  if (notes.length > 0) console.log();
  for (const { kind, name, error } of notes.slice(0, MAX_NOTES)) {
    // What was expected and what was there stands a few lines below the first one.
    const lines = stripVTControlCharacters(error)
      .split(/\s*\n\s*/)
      .slice(0, 5);
    console.log(`${kind}: ${name}: ${lines.join(' · ').slice(0, 300)}`);
  }
  if (notes.length > MAX_NOTES) console.log(`… and ${notes.length - MAX_NOTES} more`);
}

async function runStep(step, isLoud) {
  if (isLoud) printHeading(step.name);
  const begin = performance.now();
  const result = await (step.run ? runFunction(step) : step.count ? runSuite(step) : runCheck(step, isLoud));
  const seconds = secondsSince(begin);
  if (isLoud) console.log(`${step.name}: ${seconds} s`);
  return { name: step.name, seconds, output: '', ...result };
}

const runFunction = async ({ run }) => countAsOne((await run()) ? 0 : 1);

async function runCheck({ args }, isLoud) {
  const { code, output } = await runNode(args, { isLoud });
  return { ...countAsOne(code), output };
}

async function runSuite(step) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veery-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code } = await runNode(step.args, { isLoud: true, env: step.env(file) });
    const counts = step.count(JSON.parse(readFileSync(file, 'utf8')));
    // An error outside of every test fails the run too, and must not hide behind a count of zero.
    const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
    return { ...counts, failed, code: failed > 0 ? code || 1 : code };
  } catch (error) {
    console.error(`${step.name} left no report: ${error.message}`);
    return countAsOne(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code is 1 when a signal ended the program. */
function runNode(args, { isLoud, env = {} }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const countAsOne = (code) => ({ code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0 });

const secondsSince = (begin) => ((performance.now() - begin) / 1000).toFixed(1);

function printHeading(text) {
  console.log(`\n━━ ${text} ${'━'.repeat(Math.max(3, 74 - text.length))}`);
}
