import { expect, it } from 'vitest';
import { inlineScriptSources } from './contentSecurityPolicy.ts';

it('allows only the inline scripts of the page, by their hashes', () => {
  const page = '<script>alert(1)</script><script type="module" src="/app.js"></script><script>\n  2;\n</script>';
  expect(inlineScriptSources(page)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "'sha256-6JYMy6yx1s7+KDlLwNANC6jAQAvgiDwR3HcncFXB9Do='",
  ]);
});
