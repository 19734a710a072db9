import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import * as styles from '../FullPage.css.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The page of an address that the product does not have. */
export function Component() {
  usePageTitle('Page not found');
  return (
    <main className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.title}>This page does not exist</h1>
        <p className={styles.quiet}>The address may be mistyped, or the page may have moved.</p>
        <LinkButton as={Link} to="/" variant="primary">
          Home Page
        </LinkButton>
      </div>
    </main>
  );
}
