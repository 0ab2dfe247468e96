/** A ticket's number as it is printed: four digits at least. */
export function formatTicket(number: number): string {
  return String(number).padStart(4, '0');
}
