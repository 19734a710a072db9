import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizedEmail, normalizedName, visible } from '../../../machines/rules/text.ts';
import { emailError } from '../../../machines/rules/validation.ts';
import { fuzz } from '../../../tools/testing/fuzz.ts';
import { hostileEmail, hostileText } from '../../../tools/testing/hostile.ts';
import { startRules } from '../support/harness.ts';

const rules = startRules();

/** Strings that Postgres can store: without lone surrogates and null characters. */
const isStorable = (text: string) => !/[\0\p{Surrogate}\p{Unassigned}]/u.test(text);

describe('The browser and the database normalize text in the same way', () => {
  it('F-74 any name', async () => {
    const names = ['People\u00a0 and  Culture', ' Caf e\u0301 ', '\u3000Ann\u200b \u200bLee', 'A\u034f\u0301'];
    const texts = [...names, ...fuzz.sample(hostileText.filter(isStorable), 400)];
    const rows = await rules.sql<{ name: string }>(
      'select private.normalized_name(text) as name from unnest($1::text[]) with ordinality as t (text, n) order by n',
      [texts],
    );
    expect(rows.map(({ name }) => name)).toEqual(texts.map(normalizedName));
  });

  it('F-75 any email address', async () => {
    const addresses = [
      ...['Ada@Example.org', ' mailto:ada@example.org', '\u200eada@example.org', 'a\u200bda@example.org\u00a0'],
      ...['ada@example.org.', 'a..b@x.org', '.a@x.org', 'a.@x.org', 'a@b.-org', 'a@-b.org', 'a@b', 'İ@x.org'],
      ...['\u212aelvin@x.org', '"a@x.org"', '<a@x.org>', "o'neil@x.org", `${'a'.repeat(248)}@x.org`],
      ...[
        'mailto:',
        'MAILTO: a@x.org',
        `${'a'.repeat(249)}@x.org`,
        `a@${'b'.repeat(64)}.org`,
        'a\n@x.org',
        'a@x.org\n',
      ],
    ];
    // The browser encodes international domains, which the database rejects.
    const isAscii = (text: string) => !/@.*\P{ASCII}/su.test(visible(text));
    const generated = fc.oneof(fc.emailAddress(), hostileEmail).filter((text) => isStorable(text) && isAscii(text));
    const texts = [...addresses, ...fuzz.sample(generated, 400)];
    const rows = await rules.sql<{ email: string; is_email: boolean }>(
      `select email, private.is_email(email) from (
         select n, private.normalized_email(text) as email from unnest($1::text[]) with ordinality as t (text, n)
       ) as t order by n`,
      [texts],
    );
    expect(rows).toEqual(
      texts.map((text) => ({ email: normalizedEmail(text), is_email: emailError(text) === undefined })),
    );
  });
});
