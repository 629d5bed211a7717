/**
 * Makes states visible that a page cannot enter by itself: each `:hover` rule is copied for `.is-hover`, and so for
 * focus.
 */
const states: [RegExp, string][] = [
  [/(?<!\\):hover\b/g, '.is-hover'],
  [/(?<!\\):focus-visible\b/g, '.is-focus'],
];

/** Rewrites a rule with classes in place of the states. The result is empty where the rule has no state. */
function forced(rule: CSSRule): string {
  const isGroup = 'cssRules' in rule && !(rule instanceof CSSStyleRule);
  if (isGroup) {
    const inner = Array.from((rule as CSSGroupingRule).cssRules, forced).join('');
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  }
  if (!(rule instanceof CSSStyleRule)) return '';
  const text = states.reduce((css, [state, name]) => css.replace(state, name), rule.cssText);
  return text === rule.cssText ? '' : text;
}

export function showForcedStates(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, forced).join('')).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
