/** Finds every ownership filter and every guard of a source by parsing it, so that a new one is covered when it is written. */
import ts from 'typescript';
import {
  conditionBeforeParameter,
  conditionBetweenColumns,
  conditionOnSubquery,
  isOwnerColumn,
  isWhereConditionStands,
  joinUsing,
} from './columns.ts';
import { wrap, wrapText, type Filter, type Found } from './edits.ts';
import { findGuards } from './guards.ts';
import { reasonAt } from './reasons.ts';

export function findFilters(file: string, source: string): Filter[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [...findGuards(tree)];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...builderConditions(node));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') found.push(...sqlConditions(node));
    if (ts.isBinaryExpression(node)) found.push(...comparisons(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const lines = source.split('\n');
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, edits }) => {
      const line = tree.getLineAndCharacterOfPosition(start).line;
      const text = source.slice(start, end).replaceAll(/\s+/g, ' ');
      const reason = reasonAt(file, lines, line, text);
      return { file, line: line + 1, text, edits, ...(reason ? { reason } : {}) };
    });
}

const builders: Record<string, string> = { where: 'where', whereRef: 'where', on: 'on', onRef: 'on', having: 'having' };

/** `.where('workspace_id', '=', …)` of a query, and `q('workspace_id', '=', …)` of an expression. */
function builderConditions(node: ts.CallExpression): Found[] {
  const [left, , right] = node.arguments;
  if (!left || !right || node.arguments.length !== 3) return [];
  const names = [left, right].filter(ts.isStringLiteral).map(({ text }) => text);
  const isNamed = ts.isStringLiteral(left) && isOwnerColumn(left.text);
  const callee = node.expression;
  if (ts.isIdentifier(callee) && isNamed) {
    return [
      {
        start: node.getStart(),
        end: node.end,
        edits: wrap(node, (isOff) => `(${isOff} ? ${callee.text}.lit(true) : `, ')'),
      },
    ];
  }
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const neutral = builders[callee.name.text];
  if (!neutral || !(isNamed || (callee.name.text.endsWith('Ref') && names.some(isOwnerColumn)))) return [];
  const open = { start: callee.expression.end, end: callee.name.end };
  return [
    {
      start: callee.name.getStart(),
      end: node.end,
      edits: (isOff) => [
        { ...open, text: `[${isOff} ? '${neutral}' : '${callee.name.text}']` },
        { start: left.getStart(), end: left.getStart(), text: `...(${isOff} ? [(q) => q.lit(true)] : [` },
        { start: right.end, end: right.end, text: '])' },
      ],
    },
  ];
}

/** Conditions in an SQL text: `user_id = ${userId}`, `m.user_id = session.user_id`. */
function sqlConditions({ template }: ts.TaggedTemplateExpression): Found[] {
  const texts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  let before = '';
  return texts.flatMap((literal, index) => {
    const start = literal.getStart() + 1;
    const isLast = ts.isNoSubstitutionTemplateLiteral(literal) || literal.kind === ts.SyntaxKind.TemplateTail;
    const text = literal.getSourceFile().text.slice(start, literal.end - (isLast ? 1 : 2));
    const found: Found[] = [];
    for (const match of text.matchAll(conditionBetweenColumns)) {
      if (isWhereConditionStands(before + text.slice(0, match.index)))
        found.push(sqlCondition(start + match.index, start + match.index + match[0].length));
    }
    for (const match of text.matchAll(joinUsing)) found.push(sqlJoin(start + match.index, match[0]));
    for (const match of text.matchAll(conditionOnSubquery)) {
      const open = start + match.index + match[0].indexOf('(');
      if (isWhereConditionStands(before + text.slice(0, match.index)))
        found.push(sqlCondition(start + match.index, endOfParenthesis(literal.getSourceFile().text, open)));
    }
    const match = conditionBeforeParameter.exec(text);
    const next = texts[index + 1];
    if (match && next && isWhereConditionStands(before + text.slice(0, match.index))) {
      const rest = next.getSourceFile().text.slice(next.getStart() + 1, next.end);
      const close = (match[1] ? /^[^)]*\)/ : /^(?:::\w+(?:\[\])?)?/).exec(rest)?.[0].length ?? 0;
      found.push(sqlCondition(start + match.index, next.getStart() + 1 + close));
    }
    before += `${text} ? `;
    return found;
  });
}

const sqlCondition = (start: number, end: number): Found => ({
  start,
  end,
  edits: (isOff) => [
    { start, end: start, text: `(\${${isOff} ? sql\`TRUE OR\` : sql\`\`} ` },
    { start: end, end, text: ')' },
  ],
});

/** `JOIN member USING (user_id)` */
const sqlJoin = (start: number, text: string): Found => {
  const end = start + text.length;
  return { start, end, edits: wrapText(start, end, (isOff) => `\${${isOff} ? sql\`ON TRUE\` : sql\``, '`}') };
};

/** The place after the parenthesis that closes the one at `open`. */
function endOfParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place++) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  throw new Error('a parenthesis is not closed');
}

/** `row.user_id !== actor.user_id` in the program itself. */
function comparisons(node: ts.BinaryExpression): Found[] {
  const kind = node.operatorToken.kind;
  const isEqual = kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return [];
  const isOwner = (side: ts.Expression) =>
    (ts.isPropertyAccessExpression(side) && isOwnerColumn(side.name.text)) ||
    (ts.isIdentifier(side) && isOwnerColumn(side.text));
  const isNothing = (side: ts.Expression) => side.kind === ts.SyntaxKind.NullKeyword || side.getText() === 'undefined';
  if (!(isOwner(node.left) || isOwner(node.right)) || isNothing(node.left) || isNothing(node.right)) return [];
  return [{ start: node.getStart(), end: node.end, edits: wrap(node, (isOff) => `(${isOff} ? ${isEqual} : `, ')') }];
}
