import { Pencil } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, LinkButton } from './Button.tsx';

test('has the type button by default', () => {
  expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('keeps the focus and both labels while busy, one of them visible', () => {
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

test('shows the reason and stays focusable while unavailable', () => {
  const markup = renderToStaticMarkup(
    <Button icon={Pencil} unavailableReason="You cannot remove yourself.">
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

test('supports aria-disabled without a reason', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>Wait 45s to reset</Button>)).toContain('aria-disabled="true"');
});

test('renders a link that looks like a button', () => {
  expect(renderToStaticMarkup(<LinkButton href="/login">Log In</LinkButton>)).toMatch(
    /^<a href="\/login" class="[^"]+">Log In<\/a>$/,
  );
});
