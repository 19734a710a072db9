import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { IMPORT_FILE_SIZE } from '../../../../machines/rules/limits.ts';
import { csvText } from '../../../lib/csvText.ts';
import { readTable } from './readTable.ts';

const ROWS = [
  ['first name', 'last name', 'email'],
  ['Zoë', 'Lee', 'z@b.cd'],
];

async function read(content: BlobPart) {
  const outcome = await readTable(new File([content], 'people.csv'));
  return outcome.ok
    ? outcome.value.cells.filter((row) => row.some((cell) => cell.trim() !== ''))
    : outcome.error.message;
}

function utf16(text: string, isLittleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  Array.from(text).forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), isLittleEndian));
  return view.buffer;
}

describe('CSV file', () => {
  const text = 'first name,last name,email\nZoë,Lee,z@b.cd';

  it.each([
    ['Unix line breaks', text],
    ['Windows line breaks, also at the end', `${text.replace('\n', '\r\n')}\r\n`],
    ['Macintosh line breaks', `${text.replace('\n', '\r')}\r`],
    ['mixed line breaks (F-103)', `${text.replace('\n', '\r\n')}\n`],
    ['a byte order mark', `\uFEFF${text}`],
    ['semicolons', text.replaceAll(',', ';')],
    ['semicolons and a separator line', `sep=;\r\n${text.replaceAll(',', ';')}`],
    ['tabs', text.replaceAll(',', '\t')],
    ['quotes', 'first name,"last name",email\n"Zoë","Lee",z@b.cd'],
    ['spaces before quotes', '"first name", "last name", "email"\n "Zoë",  "Lee", "z@b.cd"'],
    ['an empty line above the header', `\r\n \r\n${text.replace('\n', '\r\n')}`],
    ['an empty line above a header with semicolons', `\n${text.replaceAll(',', ';')}`],
    ['UTF-16, as Excel writes Unicode text', utf16(`\uFEFF${text}`, true)],
    ['big-endian UTF-16', utf16(`\uFEFF${text}`, false)],
    ['the Windows encoding', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('F-77 is read with %s', async (_, content) => {
    expect(await read(content)).toEqual(ROWS);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode(text), false],
    ['UTF-16 with its mark', utf16(`\uFEFF${text}`, true), false],
    ['the Excel encoding of central Europe', Uint8Array.of(0x4a, 0x69, 0xf8, 0xed), true],
  ])('reports whether its encoding is guessed: %s', async (_, content, isEncodingGuessed) => {
    expect(await readTable(new File([content], 'people.csv'))).toMatchObject({ value: { isEncodingGuessed } });
  });

  it('parses quoted separators, quotes and line breaks as values', async () => {
    expect(await read('a;b\n"x;1";"say ""hi""\r\nthere"\ry,2;z\n')).toEqual([
      ['a', 'b'],
      ['x;1', 'say "hi"\nthere'],
      ['y,2', 'z'],
    ]);
  });

  it('F-77 parses spaces and quotes that are part of a value', async () => {
    expect(await read('a,b\n"x, ""y"", ""z"", ","Lee, ""Jr"""\n1, 2')).toEqual([
      ['a', 'b'],
      ['x, "y", "z", ', 'Lee, "Jr"'],
      ['1', ' 2'],
    ]);
  });

  it('returns empty rows, so that the others have the row numbers of the spreadsheet', async () => {
    const outcome = await readTable(new File(['a\r\n\r\nb'], 'people.csv'));
    expect(outcome).toEqual({ ok: true, value: { cells: [['a'], [''], ['b']], isEncodingGuessed: false } });
  });

  it.each([
    ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'This is not a text file.'],
    ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00), 'This is not a text file.'],
    ['unclosed quotes', 'a,b\n"x,y\nz,z', 'The quotes in row 2 do not match.'],
    ['a large file', new Uint8Array(IMPORT_FILE_SIZE + 1), 'This file is larger than 4 MB.'],
  ])('rejects %s with a message', async (_, content, sentence) => {
    expect(await read(content)).toContain(sentence);
  });

  it('accepts an empty file', async () => {
    expect(await read('')).toEqual([]);
  });
});

it('throws if it is not a File', async () => {
  await expect(readTable({ name: 'people.csv', size: 1 })).rejects.toThrow(TypeError);
});

describe('saved table', () => {
  it('is CSV as in RFC 4180, with a byte order mark for Excel', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,1', 'say "hi"\r\nthere'],
      ]),
    ).toBe('\uFEFFa,b\r\n"x,1","say ""hi""\r\nthere"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\r1', '\n1'])(
    'H-11 escapes %j',
    (cell) => {
      expect(csvText([[cell]])).toBe(`\uFEFF"'${cell}"`);
    },
  );

  it.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '＋1', "'quoted'"])('is read again with %j', async (cell) => {
    expect(await read(csvText([['a'], [cell]]))).toEqual([['a'], [cell]]);
  });

  it.each([
    'x;=1+1',
    'x;@SUM(A1);',
    'x;＝1+1;＠SUM(A1)',
    'x; \t-1',
    'x;"=1+1"',
    'x;+1,y',
    "=1;=cmd|'/C calc'!A0;",
    'x\n=1+1;',
    'x\r\n@SUM(1)',
    'x;\n=1',
    '\r=1',
    '\n=1',
  ])('H-11 escapes %j also after semicolons', (cell) => {
    const rows = [
      ['a', cell, 'b'],
      [cell, cell],
    ];
    const { data } = Papa.parse<string[]>(csvText(rows).slice(1), { delimiter: ';' });
    expect(data.flat().filter((part) => /^["\s]*[=+\-@＝＋－＠]/.test(part))).toEqual([]);
  });

  it('H-11 does not change other cells', () => {
    expect(csvText([['a=1', "O'Neil", 'Ann-Lee', 'a;b']])).toBe("\uFEFFa=1,O'Neil,Ann-Lee,a;b");
  });
});
