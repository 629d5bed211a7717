// Runs before the first paint, so it is a plain script of its own: the content security policy allows no inline one.
// The same rules, for changes made later, are in src/lib/browser/theme.ts, src/lib/language/locale.ts,
// src/app/frame/sidebar-state.ts, src/lib/session.ts and src/slices/privacy/consent.ts.
(function () {
  // zod probes for eval when it makes a schema, which the content security policy forbids and browsers report.
  globalThis.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem('xi:' + key));
    } catch (error) {
      // Storage is blocked or holds something else.
      return null;
    }
  }
  var choice = read('color-theme');
  var isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  // Pages made ahead are English: whoever reads another language waits for theirs.
  var language = read('locale') || '';
  for (var at = 0; !language && at < navigator.languages.length; at++) {
    var primary = navigator.languages[at].split('-')[0];
    if (primary === 'en' || primary === 'de') language = primary;
  }
  // Neither is an operation of the reference in the page made ahead.
  if ((language && language !== 'en') || location.hash) root.dataset.foreign = '';
  if (read('sidebar-folded') === true) root.dataset.folded = '';
  // A visitor without a session is on the way to the sign-in, and the frame is none of theirs.
  var hasSession = /(^|; )veery_session=/.test(document.cookie);
  if (!hasSession) root.dataset.stranger = '';
  // A first visitor is asked for consent. The question is drawn with the page, because nothing may move when it comes.
  var isAnswered = /(^|; )veery_(consent|privacy_opt_out|statistics)=/.test(document.cookie);
  if (!isAnswered && !navigator.globalPrivacyControl && read('privacy_opt_out') !== 'on') root.dataset.asks = '';
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
  // Nothing in a page made ahead can be used yet, but its links are followed, and keys wait for the app (lib/early.ts).
  var keys = [];
  window.early = { keys: keys, answers: {} };
  addEventListener('keydown', function (event) {
    var isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && document.querySelector('[data-prerendered]')) keys.push(event.key);
  });
  addEventListener('click', function (event) {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    document.querySelectorAll('[data-prerendered] a[href^="/"]').forEach(function (link) {
      var box = link.getBoundingClientRect();
      var isIn = event.clientX >= box.left && event.clientX < box.right;
      if (isIn && event.clientY >= box.top && event.clientY < box.bottom) location.assign(link.href);
    });
  });
  var meta = document.querySelector('meta[name=theme-color]');
  if (meta && isDark) meta.content = '#0c0c0e';
  // What the page reads first is asked for while its scripts load. src/lib/early.ts takes the answers over.
  var reads = document.querySelector('meta[name=reads]');
  if (!reads || !hasSession) return;
  function ask(url, method, token) {
    var headers = { 'accept-language': language || 'en' };
    if (token) headers.authorization = 'Bearer ' + token;
    return fetch(url, { method: method, headers: headers, credentials: 'same-origin' });
  }
  function refresh() {
    return ask('/v1/auth/refresh', 'POST').then(function (response) {
      return response.ok ? response.json() : Promise.reject(response);
    });
  }
  // Of two refreshes at once, of which one comes from another tab, the second would look like a theft.
  var signedIn = navigator.locks ? navigator.locks.request('veery-refresh', refresh) : refresh();
  var answers = window.early.answers;
  signedIn.then(
    function (session) {
      reads.content.split(' ').forEach(function (url) {
        answers[url] = ask(url, 'GET', session.id_token);
        answers[url].catch(function () {});
      });
    },
    function () {},
  );
  window.early.signedIn = signedIn;
})();
