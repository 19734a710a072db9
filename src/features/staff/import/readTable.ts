import Papa from 'papaparse';
import type { ChosenFile, FileTable } from '../../../../machines/importUsers/importCheckMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { IMPORT_FILE_SIZE } from '../../../../machines/rules/limits.ts';
import { unescapedCell } from '../../../lib/csvText.ts';

/** Excel writes semicolons in locales with a decimal comma. */
const SEPARATORS = [',', ';', '\t'] as const;
/** The line in which Excel declares the separator; it is not a row. */
const SEPARATOR_LINE = /^sep=.\n/i;
const MEGABYTE = 1_000_000;

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Reads the cells of a selected CSV file, or returns an error with the reason. @throws if it is not a Blob */
export async function readTable(file: ChosenFile): Promise<Outcome<FileTable>> {
  if (!(file instanceof Blob)) throw new TypeError('Expected a File');
  if (file.size > IMPORT_FILE_SIZE) return unusable(`This file is larger than ${IMPORT_FILE_SIZE / MEGABYTE} MB.`);
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (decoded === null) return unusable('This is not a text file. Save the list as CSV, and choose that file.');
  // A file may mix line breaks; the parser expects one kind.
  const lines = decoded.text.replace(/\r\n?/g, '\n');
  const cells = cellsOf(lines.replace(SEPARATOR_LINE, ''));
  return cells.ok ? { ok: true, value: { cells: cells.value, isEncodingGuessed: decoded.isGuessed } } : cells;
}

/** Parses CSV (RFC 4180) with any of the separators. */
function cellsOf(text: string): Outcome<string[][]> {
  const delimiter = separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(withoutSpacesBeforeQuotes(text, delimiter), {
    delimiter,
    newline: '\n',
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong === undefined) return { ok: true, value: data.map((row) => row.map(unescapedCell)) };
  return unusable(`The quotes in row ${(wrong.row ?? 0) + 1} do not match.`);
}

/** Some programs write `"Ada", "Lee"`; in RFC 4180 quotes after a space are part of the value. */
function withoutSpacesBeforeQuotes(text: string, delimiter: string): string {
  const quotedOrGap = new RegExp(`"[^"]*"|(${delimiter}|^) +(?=")`, 'gm');
  return text.replace(quotedOrGap, (part, separator?: string) => separator ?? part);
}

/** Header cells contain no separators, so the separator with the most header cells is the right one. */
function separatorOf(text: string): string {
  const filled = text.replace(/^\s*\n/, '');
  const cells = (delimiter: string) => Papa.parse<string[]>(filled, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return SEPARATORS.reduce((best, separator) => (cells(separator) > cells(best) ? separator : best));
}

function unusable(message: string): Outcome<never> {
  return { ok: false, error: { kind: 'invalid', message } };
}

type DecodedText = {
  text: string;
  /** Whether the encoding is a guess, so that names may be wrong. */
  isGuessed: boolean;
};

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or else the Excel encoding of western Europe.
 * @returns null if it is not text
 */
function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const decoded = marked ? { text: new TextDecoder(marked.encoding).decode(bytes), isGuessed: false } : fromUtf8(bytes);
  const isText = !/\p{Cc}/u.test(decoded.text.replace(/[\s\u0080-\u009f]/g, ''));
  return isText ? decoded : null;
}

function fromUtf8(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
