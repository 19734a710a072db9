import * as styles from '../components/layout/FullPage.css.ts';

/** The page of a build that cannot reach any backend (specification, section 1): on screen, not a blank page. */
export function StartupError({ message }: { message: string }) {
  return (
    <main className={styles.page}>
      <div className={styles.text} role="alert">
        <h1 className={styles.title}>{message}</h1>
        <p className={styles.quiet}>
          Whoever runs this app sets VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY for the build; .env.example shows how.
        </p>
      </div>
    </main>
  );
}
