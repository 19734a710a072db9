import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/embedded/paths.ts';
import { EMPTY_TEXTS } from './support/emptyTexts.ts';
import { expect, test } from './support/test.ts';

test('the watched messages of empty states are those of the product', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const views = files.filter((file) => file.endsWith('.tsx'));
  const code = views.map((file) => readFileSync(join(root, 'src', file), 'utf8')).join('\n');
  expect(EMPTY_TEXTS.filter((text) => !code.includes(text))).toEqual([]);
});
