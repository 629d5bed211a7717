/** Finds the filters in the functions of the database. */
import { betweenColumnsOrParameters, isWhereConditionStands } from './columns.ts';
import { wrapText, type Filter } from './edits.ts';
import { reasonAt } from './reasons.ts';

export function findSqlFilters(file: string, source: string): Filter[] {
  // Comments may hold words of SQL; their places are kept.
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|--.*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(betweenColumnsOrParameters)]
    .filter(({ index }) => isWhereConditionStands(code.slice(0, index)))
    .map(({ 0: text, index }) => {
      const line = code.slice(0, index).split('\n').length;
      const reason = reasonAt(file, source.split('\n'), line - 1, text);
      const edits = wrapText(index, index + text.length, (isOff) => `(${isOff} OR `, ')');
      return { file, line, text, edits, ...(reason ? { reason } : {}) };
    });
}
