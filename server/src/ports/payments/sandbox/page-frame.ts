/** The document around every page of the sandbox, and its few parts. */
import { Html, markup } from '../../../kernel/html.ts';

const styles = new Html(`<style>
:root{color-scheme:light dark;--paper:#fff;--ink:#16161a;--soft:#5b5b66;--edge:#d8d8de;--note:#fdf0c4;--note-ink:#5c4500;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--paper:#131316;--ink:#f1f1f4;--soft:#a9a9b4;--edge:#3a3a42;--note:#3d3209;--note-ink:#f5dd8a;--bad:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.note{margin:0;padding:.75rem 1rem;background:var(--note);color:var(--note-ink);text-align:center;font-weight:600}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.6rem;margin:.5rem 0 1rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0 0 1.5rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere;text-align:right}
fieldset{border:1px solid var(--edge);border-radius:10px;padding:.25rem .75rem;margin:0 0 1rem}legend{padding:0 .4rem;color:var(--soft)}
.choice{display:flex;gap:.75rem;padding:.6rem 0;align-items:flex-start;cursor:pointer}.choice+.choice{border-top:1px solid var(--edge)}.choice input{margin-top:.35rem}
.choice span{font-size:.9rem;color:var(--soft)}.choice b{color:var(--ink);font-size:1rem}
button{font:inherit;font-weight:600;padding:.65rem 1.1rem;border-radius:10px;border:1px solid var(--ink);background:var(--ink);color:var(--paper);cursor:pointer;margin:0 .5rem .5rem 0}
button.plain{background:transparent;color:var(--ink);border-color:var(--edge)}a{color:inherit}
:focus-visible{outline:3px solid #4c8dff;outline-offset:2px}.problem{border:1px solid var(--bad);color:var(--bad);border-radius:10px;padding:.65rem 1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .5rem .4rem 0;border-bottom:1px solid var(--edge)}th{color:var(--soft);font-weight:500}
</style>`);

export function drawPage(title: string, body: Html, problem?: string): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Sandbox</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
${styles}
</head>
<body>
<header><p class="note">Sandbox: no real money moves, and no real card is taken.</p></header>
<main>
<h1>${title}</h1>
${problem === undefined ? undefined : markup`<p class="problem" role="alert">${problem}</p>`}
${body}
</main>
</body>
</html>
`.text;
}

export const form = (token: string, fields: Html): Html =>
  markup`<form method="post"><input type="hidden" name="token" value="${token}">${fields}</form>`;

interface ButtonLook {
  name?: string;
  value?: string;
  isPlain?: boolean;
}

export const button = (label: string, { name, value, isPlain = false }: ButtonLook = {}): Html =>
  markup`<button type="submit"${name !== undefined && markup` name="${name}" value="${value}"`}${isPlain && markup` class="plain"`}>${label}</button>`;

export const facts = (rows: [string, string][]): Html =>
  markup`<dl>${rows.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
