import fc, { type Arbitrary } from 'fast-check';

/** Fragments that commonly break software: markup, filter syntax, SQL, formulas, and unusual characters. */
const PIECES = [
  ...['', ' ', '\t', '\n', '\r\n', '\0', '\x01', '\x1f', '\x7f', '\x85', '\xa0', '\xad', '\u180e', '\u200b', '\u200d'],
  ...['\u200e', '\u202e', '\u2028', '\u2066', '\u3000', '\ufeff', '\ufffd', '\uffff', '\ud800', '\udfff'],
  ...'👩‍👩‍👧‍👦 🏳️‍🌈 é e\u0301 z\u0335\u0321\u0353 ß İ ı ﬁ محمد 山田 𝒜 \u{10ffff}'.split(' '),
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...'</title> <!-- &amp; &#0; \' " ` \\ \\u0000 % %00 %2F%2F %zz _ * ( ) [ ] { } , . : ;'.split(' '),
  ...'/ // \\\\ ? # & = + @ | ^ $ $1 ~ ! - -- /* .. ../..'.split(' '),
  ...["' or 1=1 --", "'; drop table users; --", ') or (true'],
  ...'id.eq.1 or=(id.not.is.null) null undefined NaN =1+1 @SUM(A1) __proto__ constructor toString'.split(' '),
  ...'hasOwnProperty true false 0 -1 1e999 {} [] ${x} {{x}} %s%n SUPERUSER'.split(' '),
  ...'https://evil.example //evil.example /\\evil.example'.split(' '),
];

const piece = fc.constantFrom(...PIECES);

/** Any text that can be typed or pasted, and lone surrogates, which only programs send. */
export const hostileText: Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 6 })
      .map((all) => all.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 190, maxLength: 260 }) },
  { weight: 1, arbitrary: piece.map((text) => text.repeat(120)) },
);

/** A string as it is transmitted: lone surrogates become the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Valid, nearly valid, and invalid email addresses. */
export const hostileEmail: Arbitrary<string> = fc.oneof(
  fc.emailAddress(),
  fc.tuple(hostileText, hostileText).map(([name, host]) => `${name}@${host}`),
  fc.tuple(piece, fc.emailAddress()).map(([text, email]) => `${text}${email}${text}`),
  hostileText,
);

/** Query strings, including the app's own parameters. */
export const queryString: Arbitrary<string> = fc.oneof(
  hostileText,
  parameters(
    fc.oneof(fc.constantFrom('q', 'next', 'sort', 'role', 'team', 'page', 'code', 'error'), hostileText),
    hostileText,
  ),
);

/** URL fragments, valid and invalid ones of the auth server. */
export const fragment: Arbitrary<string> = fc.oneof(
  hostileText,
  parameters(
    fc.constantFrom(
      ...'access_token refresh_token type expires_in token_type error error_code error_description'.split(' '),
    ),
    fc.oneof(fc.constantFrom('recovery', 'signup', 'invite', 'otp_expired', 'bearer', '3600'), hostileText),
  ),
);

function parameters(name: Arbitrary<string>, value: Arbitrary<string>): Arbitrary<string> {
  const pair = fc.tuple(name, value).map((parts) => parts.join('='));
  return fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&'));
}

/** Any JSON, with column names among its keys. */
export function hostileJson(keys: string[]): Arbitrary<unknown> {
  const value = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }), fc.boolean(), fc.integer(), fc.constant(null));
  const record = fc.dictionary(fc.oneof(fc.constantFrom(...keys), hostileText), value, { maxKeys: 6 });
  return fc.oneof(
    { weight: 5, arbitrary: record },
    { weight: 1, arbitrary: fc.array(record, { maxLength: 3 }) },
    value,
  );
}
