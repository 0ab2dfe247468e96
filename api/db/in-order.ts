/**
 * Waits for all statements that were sent together in a transaction, and throws the first refusal in their order. Behind the one that PostgreSQL refused it
 * refuses the others for that alone (25P02), and which of the promises rejects first says nothing of which that was.
 */
export async function inOrder<const T extends readonly unknown[]>(
  sent: T,
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  const outcomes = await Promise.allSettled(sent);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) throw refused.reason;
  return Promise.all(sent);
}
