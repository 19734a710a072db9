import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../src/components/button/Button.tsx';

const SHOWN_FOR = 2_000;

/** A button that copies a text and confirms it. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    void navigator.clipboard
      .writeText(text())
      .then(
        () => setSaid('Copied'),
        () => setSaid('The browser refused to copy'),
      )
      .finally(() => setTimeout(() => setSaid(null), SHOWN_FOR));
  return (
    <Button icon={said === 'Copied' ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{said ?? label}</span>
    </Button>
  );
}
