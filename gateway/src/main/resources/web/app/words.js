const TODAY = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false };
const OTHER_DAY = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false };

/** An instant in the reader's time zone; the date only where it is another day. Empty for none. */
export function clock(instant) {
  if (!instant) return '';
  const time = new Date(instant);
  const today = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en-GB', today ? TODAY : OTHER_DAY);
}

/** A reason without the word that marks admin comments as ours. */
export const withoutMarker = (reason) => reason.replace(/^fairlead: /, '');
