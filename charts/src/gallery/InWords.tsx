import { statePath, type ChartModel } from '../model/chartModel.ts';
import * as styles from './Gallery.css.ts';

const HEAD = ['In', 'on', 'when', 'to', 'does', 'why'];

/** All transitions of a chart as a table: the accessible version of the drawing. */
export function InWords({ model }: { model: ChartModel }) {
  const path = (id: string) => statePath(model, id);
  return (
    <details className={styles.words}>
      <summary>The chart in words: {model.transitions.length} transitions</summary>
      <div className={styles.wordsFrame} tabIndex={0} role="region" aria-label="Transitions">
        <table className={styles.table}>
          <thead>
            <tr>
              {HEAD.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.transitions.map(({ id, source, event, guard, targets, actions, description }) => (
              <tr key={id}>
                <th scope="row">{path(source)}</th>
                <td>{event}</td>
                <td>{guard}</td>
                <td>{targets?.map(path).join(', ')}</td>
                <td>{actions.join(', ')}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
