const timeZone = 'Europe/Istanbul';
const day = new Intl.DateTimeFormat('tr-TR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const hour = new Intl.DateTimeFormat('tr-TR', { timeZone, hour: '2-digit', minute: '2-digit' });

/** When a show is, in Istanbul (D22): `25 Kasım Çarşamba` and `20:00–00:00`. Both are ISO times. */
export function formatShowTime(
  startsAt: string,
  endsAt: string,
): { readonly day: string; readonly hours: string } {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return { day: day.format(start), hours: `${hour.format(start)}–${hour.format(end)}` };
}
