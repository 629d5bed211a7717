/** The document around every page of the sandbox, and its few parts. */
import { Html, markup } from '../../../kernel/html.ts';
import type { Wording } from './words.ts';

/**
 * Colours and letters are those of the product, from the style sheet of its public pages. Without it, and without the script
 * that knows which theme was chosen, the colours of the system do.
 */
const styles = new Html(`<style>
body{background:var(--surface,Canvas);color:var(--ink,CanvasText);font:14px/20px 'Onest Variable','Noto Sans',system-ui,sans-serif;margin:0;min-height:100vh}
.note{margin:0;padding:10px 16px;background:var(--warning-soft,#fdf1dc);color:var(--warning,#8a5200);text-align:center;font-weight:600}
main{width:100%;max-width:480px;margin:0 auto;padding:32px 16px 64px;display:flex;flex-direction:column;gap:16px}
main.wide{max-width:920px}
h1{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.022em}h2{font-size:16px;line-height:24px;font-weight:600;margin:0}
.columns{display:grid;gap:16px;align-items:start}
@media(min-width:800px){.columns{grid-template-columns:minmax(0,360px) minmax(0,1fr)}}
.card{background:var(--raised,Canvas);border:1px solid var(--line,#e5e5e9);border-radius:14px;padding:24px;display:flex;flex-direction:column;gap:16px;min-width:0}
.card>p,.card>h2{margin:0}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 0;margin:0}dt{color:var(--muted,GrayText)}dd{margin:0;padding-inline-start:24px;overflow-wrap:anywhere;text-align:end;font-variant-numeric:tabular-nums}
dl .sum{border-top:1px solid var(--line,#e5e5e9);padding-top:12px;margin-top:4px;color:inherit;font-weight:600;font-size:16px;line-height:24px}
form{display:flex;flex-direction:column;gap:16px;margin:0}
fieldset{border:1px solid var(--line-strong,#cfcfd6);border-radius:10px;padding:0;margin:0;min-width:0}
legend{padding:0;margin:0 0 6px;font-weight:500;float:left;width:100%}legend+*{clear:both}
fieldset.cards{border:0}
.choice{display:flex;gap:12px;padding:11px 14px;align-items:flex-start;cursor:pointer;border:1px solid var(--line-strong,#cfcfd6);border-bottom-width:0}
.choice:first-of-type{border-radius:10px 10px 0 0}.choice:last-of-type{border-radius:0 0 10px 10px;border-bottom-width:1px}
.choice:hover{background:var(--hover,transparent)}.choice:has(:checked){background:var(--selected,transparent)}
.choice input{margin:3px 0 0;accent-color:var(--ink,auto);flex:none;width:16px;height:16px}
.choice span{color:var(--muted,GrayText);font-size:13px}.choice b{display:block;color:var(--ink,CanvasText);font-size:14px;font-weight:500;font-variant-numeric:tabular-nums}
.buttons{display:flex;flex-wrap:wrap;gap:8px}
main button{font:inherit;font-weight:500;min-height:40px;padding:0 16px;border-radius:8px;border:1px solid var(--primary,#111113);background:var(--primary,#111113);color:var(--on-primary,#fff);cursor:pointer}
main button:hover{background:var(--primary-hover,#303036)}
main button.plain{background:transparent;color:inherit;border-color:var(--line-strong,#cfcfd6)}main button.plain:hover{background:var(--hover,transparent)}
main button.full{width:100%}
main a{color:inherit;text-underline-offset:3px;display:inline-flex;align-items:center;min-height:24px}
.muted{color:var(--muted,GrayText)}
.problem{margin:0;border-radius:10px;padding:12px 16px;background:var(--danger-soft,#fdeceb);color:var(--danger,#c22727);font-weight:500}
.problem:focus{outline:none}
:focus-visible{outline:2px solid var(--accent,#2a57d5);outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:13px}th,td{text-align:start;padding:10px 12px 10px 0;border-top:1px solid var(--line,#e5e5e9);white-space:nowrap}
thead th{border-top:0;color:var(--muted,GrayText);font-weight:500;font-size:12px;padding-top:0}th:last-child,td:last-child{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums}
@media(max-width:480px){main{padding-top:20px}.card{padding:20px 16px}}
</style>`);

interface PageContent {
  title: string;
  body: Html;
  /** Why what was asked for was not done. */
  problem?: string | undefined;
  isWide?: boolean;
}

export function drawPage({ language, t }: Wording, { title, body, problem, isWide = false }: PageContent): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${problem === undefined ? '' : `${problem} · `}${title} · ${t.sandbox}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="stylesheet" href="/share.css">
${styles}
<script src="/theme.js"></script>
</head>
<body>
<header><p class="note">${t.note}</p></header>
<main${isWide && markup` class="wide"`}>
<h1>${title}</h1>
${problem === undefined ? undefined : markup`<p class="problem" role="alert" tabindex="-1" autofocus>${problem}</p>`}
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
  isFull?: boolean;
}

export const button = (label: string, { name, value, isPlain, isFull }: ButtonLook = {}): Html => {
  const look = [isPlain && 'plain', isFull && 'full'].filter(Boolean).join(' ');
  return markup`<button type="submit"${name !== undefined && markup` name="${name}" value="${value}"`}${look !== '' && markup` class="${look}"`}>${label}</button>`;
};

/** @param sum the name of the row that the others come to */
export const facts = (rows: [string, string][], sum?: string): Html =>
  markup`<dl>${rows.map(([name, value]) => {
    const look = name === sum && markup` class="sum"`;
    return markup`<dt${look}>${name}</dt><dd${look}>${value}</dd>`;
  })}</dl>`;

export const link = (address: string, label: string): Html => markup`<p><a href="${address}">${label}</a></p>`;
