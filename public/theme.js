// Before the first paint, so that a reload does not flash: the remembered theme of whoever is signed in here.
// A file and not an inline script, for the content security policy. src/app/theme/shownTheme.ts writes the key.
try {
  if (localStorage.getItem('app-auth') !== null && localStorage.getItem('app-theme') === 'dark') {
    document.documentElement.classList.add('dark');
  }
} catch {
  // Site data is blocked: nothing is remembered, and light is shown.
}
