const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

type DecodedText = {
  text: string;
  /** Whether nothing tells that it is in this encoding: the names may be wrong. */
  isGuessed: boolean;
};

/**
 * The text in the bytes of a file: UTF-8, UTF-16 with its mark, or else what Excel writes in western Europe.
 * @returns null when it is no text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
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
