export function Component() {
  return <h1>Complete Your Profile</h1>;
}
