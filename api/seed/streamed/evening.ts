const dayMs = 86_400_000;
const hourMs = 3_600_000;

const weekday = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', weekday: 'long' });

/** The moment of the evening, `hour` in UTC, of the day so many days ago. Istanbul is three hours ahead all year. */
export function evening(now: number, daysAgo: number, hour: number): number {
  const midnight = Math.floor(now / dayMs) * dayMs;
  return midnight - daysAgo * dayMs + hour * hourMs;
}

/** The name of the day in Turkish, with a capital letter: `Cuma`. */
export function toWeekday(moment: number): string {
  const name = weekday.format(moment);
  return name.charAt(0).toLocaleUpperCase('tr') + name.slice(1);
}

/** A moment so many hours after another. */
export function hoursAfter(moment: number, hours: number): Date {
  return new Date(moment + Math.round(hours * hourMs));
}
