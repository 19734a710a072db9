import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cell, HeaderCell } from './Cell.tsx';
import { Row, Table, TableBody, TableHead } from './Table.tsx';

test('F-41 isolates its text and has the full text as title', () => {
  const markup = renderToStaticMarkup(<Cell label="Name">محمد</Cell>);
  expect(markup).toContain('data-label="Name"');
  expect(markup).toMatch(/<bdi[^>]* title="محمد">محمد<\/bdi>/);
});

test('accepts a title for other content', () => {
  expect(renderToStaticMarkup(<Cell title="Jan 5, 2024">{5}</Cell>)).toContain('title="Jan 5, 2024">5<');
});

test('adds no box to content with its own layout', () => {
  expect(renderToStaticMarkup(<Cell bare>{<b>Ada</b>}</Cell>)).toMatch(/<td[^>]*><b>Ada<\/b><\/td>/);
});

test('keeps the table roles in the card layout', () => {
  const markup = renderToStaticMarkup(
    <Table aria-label="People" aria-rowcount={120}>
      <TableHead>
        <HeaderCell sort="descending" onSort={() => undefined}>
          Name
        </HeaderCell>
      </TableHead>
      <TableBody>
        <Row aria-rowindex={2}>
          <Cell>Ada</Cell>
        </Row>
      </TableBody>
    </Table>,
  );
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell']) expect(markup).toContain(`role="${role}"`);
  expect(markup).toContain('aria-rowcount="120"');
  expect(markup).toContain('aria-rowindex="2"');
  expect(markup).toContain('aria-sort="descending"');
});
