/** Some browsers read the file after the click on its link; the maximum time in milliseconds. */
const READING_TIME = 40_000;

/** Downloads text as a file. */
export function saveText(text: string, fileName: string, type: 'text/csv' | 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READING_TIME);
}
