/** Finds the guards of access: what is refused to a caller, and the pure rules that decide it. */
import ts from 'typescript';
import { wrap, type Found } from './edits.ts';

const refusals = '#contract/kit/access-errors.ts';

/**
 * Each `if` that throws or returns a refusal of access is a guard. In a `*.rules.ts` that knows such refusals, or is named
 * after access, each part of a condition is one too, and each choice is tried both ways.
 */
export function findGuards(tree: ts.SourceFile): Found[] {
  const names = refusalsIn(tree);
  const isRules =
    /(?:access|widening)[\w-]*\.rules\.ts$/.test(tree.fileName) ||
    (names.size > 0 && tree.fileName.endsWith('.rules.ts'));
  const found: Found[] = [];
  const add = (node: ts.Expression, value: boolean) =>
    found.push({
      start: node.getStart(),
      end: node.end,
      edits: wrap(node, (isOff) => `(${isOff} ? ${value} : (`, '))'),
    });
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && (isRules || refuses(node.thenStatement, names))) add(node.expression, false);
    if (isRules && ts.isConditionalExpression(node)) for (const value of [true, false]) add(node.condition, value);
    if (isRules && ts.isBinaryExpression(node)) {
      const kind = node.operatorToken.kind;
      const neutral =
        kind === ts.SyntaxKind.AmpersandAmpersandToken ? true : kind === ts.SyntaxKind.BarBarToken ? false : undefined;
      if (neutral !== undefined)
        for (const side of [node.left, node.right]) if (!isCompound(side, kind)) add(side, neutral);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `a || b || c` is tried part by part, and not as `(a || b) || c` again. */
const isCompound = (side: ts.Expression, kind: ts.SyntaxKind) =>
  ts.isBinaryExpression(side) && side.operatorToken.kind === kind;

function refusalsIn(tree: ts.SourceFile): Set<string> {
  const imports = tree.statements.filter(ts.isImportDeclaration);
  const bindings = imports
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === refusals)
    .map(({ importClause }) => importClause?.namedBindings);
  return new Set(
    bindings.flatMap((binding) =>
      binding && ts.isNamedImports(binding) ? binding.elements.map(({ name }) => name.text) : [],
    ),
  );
}

/** Is a refusal thrown or returned by the statement itself, and not only further inside? */
function refuses(statement: ts.Statement, names: Set<string>): boolean {
  const own = ts.isBlock(statement) ? statement.statements : [statement];
  return own.some((one) => {
    const value = ts.isThrowStatement(one) || ts.isReturnStatement(one) ? one.expression : undefined;
    if (!value || !ts.isCallExpression(value)) return false;
    const [error] = value.arguments;
    return error !== undefined && ts.isIdentifier(error) && names.has(error.text);
  });
}
