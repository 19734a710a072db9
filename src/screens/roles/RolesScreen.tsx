export function Component() {
  return <h1>Roles &amp; Users</h1>;
}
