/** The facts about one source file that the rules need, read from its syntax tree. */
import ts from 'typescript';

interface At {
  line: number;
}

export interface Facts {
  /** Modules that it imports or exports from, as they are written. */
  imports: (At & { from: string })[];
  /** String literals, and the fixed parts of templates. */
  strings: (At & { text: string })[];
  /** `sql` templates; what is filled in is a space. */
  sql: (At & { text: string })[];
  /** Method calls with their first argument: a string, or undefined when it is computed. */
  calls: (At & { method: string; first: string | undefined })[];
  /** Every `… as never`. */
  neverCasts: At[];
}

export function factsOf(name: string, text: string): Facts {
  const file = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    false,
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const facts: Facts = { imports: [], strings: [], sql: [], calls: [], neverCasts: [] };
  const at = (node: ts.Node): At => ({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });

  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier))
        facts.imports.push({ ...at(node), from: node.moduleSpecifier.text });
      return;
    }
    if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql') {
      facts.sql.push({ ...at(node), text: fixedParts(node.template).join(' ') });
    } else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [module] = node.arguments;
        if (module && ts.isStringLiteral(module)) facts.imports.push({ ...at(node), from: module.text });
      } else if (ts.isPropertyAccessExpression(node.expression)) {
        const [first] = node.arguments;
        const isFixed = first && ts.isStringLiteralLike(first);
        facts.calls.push({ ...at(node), method: node.expression.name.text, first: isFixed ? first.text : undefined });
      }
    } else if (ts.isStringLiteralLike(node)) {
      facts.strings.push({ ...at(node), text: node.text });
    } else if (ts.isTemplateExpression(node)) {
      for (const part of fixedParts(node)) facts.strings.push({ ...at(node), text: part });
    } else if (ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword) {
      facts.neverCasts.push(at(node.type));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return facts;
}

const fixedParts = (template: ts.TemplateLiteral): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
