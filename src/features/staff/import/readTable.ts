import Papa from 'papaparse';
import type { ChosenFile, FileTable } from '../../../../machines/importUsers/importCheckMachine.ts';
import type { Outcome } from '../../../../machines/shared/outcome.ts';
import { IMPORT_FILE_SIZE } from '../../../../machines/rules/limits.ts';
import { decodeText } from './decodeText.ts';

/** What separates the cells: Excel writes semicolons where the comma is the decimal sign. */
const SEPARATORS = [',', ';', '\t'] as const;
/** The line with which Excel names the separator; it is none of the rows. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;
const MEGABYTE = 1_000_000;

/** The cells of a CSV file that somebody chose; or a sentence on why it has none. */
export async function readTable(file: ChosenFile): Promise<Outcome<FileTable>> {
  if (!(file instanceof Blob)) throw new TypeError('Only a file of the browser can be read');
  if (file.size > IMPORT_FILE_SIZE) return unusable(`This file is larger than ${IMPORT_FILE_SIZE / MEGABYTE} MB.`);
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (decoded === null) return unusable('This is not a text file. Save the list as CSV, and choose that file.');
  const cells = cellsOf(decoded.text.replace(SEPARATOR_LINE, ''));
  return cells.ok ? { ok: true, value: { cells: cells.value, isEncodingGuessed: decoded.isGuessed } } : cells;
}

/** The cells of a text as RFC 4180 has it, with any of the separators. */
function cellsOf(text: string): Outcome<string[][]> {
  const delimiter = separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(withoutSpacesBeforeQuotes(text, delimiter), { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong === undefined) return { ok: true, value: data };
  return unusable(`The quotes in row ${(wrong.row ?? 0) + 1} do not match.`);
}

/** Some programs write `"Ada", "Lee"`; RFC 4180 takes the quotes after a space for a part of the value. */
function withoutSpacesBeforeQuotes(text: string, delimiter: string): string {
  const quotedOrGap = new RegExp(`"[^"]*"|(${delimiter}|^) +(?=")`, 'gm');
  return text.replace(quotedOrGap, (part, separator?: string) => separator ?? part);
}

/** The header has no commas of its own, so what separates it into the most cells separates all rows. */
function separatorOf(text: string): string {
  const filled = text.replace(/^\s*\n/, '');
  const cells = (delimiter: string) => Papa.parse<string[]>(filled, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return SEPARATORS.reduce((best, separator) => (cells(separator) > cells(best) ? separator : best));
}

function unusable(message: string): Outcome<never> {
  return { ok: false, error: { kind: 'invalid', message } };
}
