import { Fragment } from 'react';
import type { ChartModel } from '../model/chartModel.ts';
import { chartAddress } from '../walk/address.ts';
import type { GalleryChart } from './galleryCharts.ts';
import * as styles from './Gallery.css.ts';

type RelatedChartsProps = { model: ChartModel; charts: GalleryChart[] };

/** Links a flow to the charts that it passes through, and a chart to its flows. */
export function RelatedCharts({ model: { id, passesThrough }, charts }: RelatedChartsProps) {
  const flows = charts.filter(({ model }) => model.passesThrough?.includes(id)).map(({ model }) => model.id);
  const related = passesThrough ?? flows;
  return related.length === 0 ? null : (
    <p className={styles.quiet}>
      {passesThrough === null ? 'Flows: ' : 'Charts: '}
      {related.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={chartAddress(name)}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
