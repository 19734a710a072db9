/**
 * How a search function is called. GET, which supabase-js repeats when no answer comes, unless there is a text: it may be
 * too long for an address.
 */
export function searchMethod(search: string): { get: boolean } {
  return { get: search.trim() === '' };
}
