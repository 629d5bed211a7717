/** The columns and properties that say whose a thing is. */
const owners = ['workspace_id', 'user_id', 'created_by_user_id', 'owner_user_id', 'operator_user_id'];

const one = `(?:"?\\w+"?\\.)?(?:${owners.join('|')})`;

export const isOwnerColumn = (name: string): boolean => new RegExp(`^${one}$`).test(name);

/** A condition on such a column that ends the text before a parameter: `user_id = `, `workspace_id = ANY (`. */
export const conditionBeforeParameter = new RegExp(
  `\\b${one}\\s*(?:=|<>|IS NOT DISTINCT FROM)\\s*(?:ANY\\s*(\\()\\s*)?$`,
  'i',
);

/** A condition between two such columns. */
export const conditionBetweenColumns = new RegExp(`\\b${one}\\s*=\\s*${one}\\b`, 'gi');

/** Does the text of a statement or of a part of one stop where a condition stands, and not an assignment or a column of a list? */
export function isWhereConditionStands(before: string): boolean {
  const last = before
    .match(/\b(?:WHERE|AND|OR|ON|SET|SELECT|VALUES|NOT)\b|[,(]/gi)
    ?.at(-1)
    ?.toUpperCase();
  return last === undefined || /^(?:WHERE|AND|OR|ON|NOT|\()$/.test(last);
}
