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

/** The same where one of them may be a parameter of a function of the database. */
export const betweenColumnsOrParameters = new RegExp(
  `\\b${one}\\s*=\\s*(?:\\w+\\.)?(?:p_)?(?:${owners.join('|')})\\b`,
  'gi',
);

/** A join by such a column that both tables have. */
export const joinUsing = new RegExp(`\\bUSING\\s*\\((?:${owners.join('|')})\\)`, 'g');

/** The beginning of a condition on such a column and the rows of a subquery. */
export const conditionOnSubquery = new RegExp(`\\b${one}\\s+(?:NOT\\s+)?IN\\s*\\(\\s*SELECT\\b`, 'gi');

/** Does the text of a statement or of a part of one stop where a condition stands, and not an assignment or a column of a list? */
export function isWhereConditionStands(before: string): boolean {
  const last = before
    .match(/\b(?:WHERE|AND|OR|ON|SET|SELECT|VALUES|NOT)\b|[,(]/gi)
    ?.at(-1)
    ?.toUpperCase();
  return last === undefined || /^(?:WHERE|AND|OR|ON|NOT|\()$/.test(last);
}
