const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text in the bytes of a file: UTF-8, UTF-16 with its mark, or else what Excel writes in western Europe.
 * @returns null when it is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const text = marked ? new TextDecoder(marked.encoding).decode(bytes) : fromUtf8(bytes);
  const isText = !/\p{Cc}/u.test(text.replace(/[\s\u0080-\u009f]/g, ''));
  return isText ? text : null;
}

function fromUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
