// Runs before the first paint, so it is a plain script of its own: the content security policy allows no inline one.
// The same rule, for changes made later, is in src/lib/browser/theme.ts.
(function () {
  var choice = 'light';
  try {
    choice = JSON.parse(localStorage.getItem('xi:color-theme')) || 'light';
  } catch (error) {
    // Storage is blocked or holds something else: light it is.
  }
  var isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  // Pages made ahead are English: whoever reads another language waits for theirs. The rule is that of src/lib/language/locale.ts.
  var language = '';
  try {
    language = JSON.parse(localStorage.getItem('xi:locale')) || '';
  } catch (error) {
    // As above.
  }
  for (var at = 0; !language && at < navigator.languages.length; at++) {
    var primary = navigator.languages[at].split('-')[0];
    if (primary === 'en' || primary === 'de') language = primary;
  }
  // Neither is an operation of the reference in the page made ahead.
  if ((language && language !== 'en') || location.hash) document.documentElement.dataset.foreign = '';
  // The scripts of a page made ahead stand in a template: they come after its first paint, or soon where nobody looks.
  function start() {
    var app = document.getElementById('app');
    if (!app) return;
    app.remove();
    document.head.append(app.content);
  }
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  document.addEventListener('DOMContentLoaded', function () {
    setTimeout(start, 500);
  });
  var meta = document.querySelector('meta[name=theme-color]');
  if (meta && isDark) meta.content = '#0c0c0e';
})();
