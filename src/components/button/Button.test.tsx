import { Pencil } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, LinkButton } from './Button.tsx';

test('a button submits nothing unless told to', () => {
  expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('a busy button keeps the focus and both labels, of which one is seen', () => {
  const idle = renderToStaticMarkup(<Button busyLabel="Saving...">Save</Button>);
  const busy = renderToStaticMarkup(
    <Button busy busyLabel="Saving...">
      Save
    </Button>,
  );
  expect(idle).not.toContain('aria-disabled');
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).not.toContain(' disabled');
  for (const markup of [idle, busy]) expect(markup.match(/Save<|Saving\.\.\.</g)).toEqual(['Save<', 'Saving...<']);
});

test('an unavailable button says why and stays focusable', () => {
  const markup = renderToStaticMarkup(
    <Button icon={Pencil} unavailableReason="Nobody removes themselves.">
      Remove
    </Button>,
  );
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? 'none';
  expect(markup).toContain(`id="${id}" role="tooltip"`);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled');
  expect(markup).toContain('lucide-lock');
  expect(markup).not.toContain('lucide-pencil');
});

test('aria-disabled can be set without a reason', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>Wait 45s to reset</Button>)).toContain('aria-disabled="true"');
});

test('a link looks like a button and stays a link', () => {
  expect(renderToStaticMarkup(<LinkButton href="/login">Log In</LinkButton>)).toMatch(
    /^<a href="\/login" class="[^"]+">Log In<\/a>$/,
  );
});
