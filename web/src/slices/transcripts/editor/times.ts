/** Times as the editor writes and reads them. */

/** m:ss.mmm, or h:mm:ss.mmm from one hour on. */
export function formatPrecise(seconds: number, digits = 3): string {
  const unit = 10 ** digits;
  const ticks = Math.max(0, Math.round(seconds * unit));
  const [hours, minutes] = [Math.floor(ticks / (3600 * unit)), Math.floor(ticks / (60 * unit)) % 60];
  const rest = (Math.floor(ticks / unit) % 60).toString().padStart(2, '0');
  const fraction = digits === 0 ? '' : `.${String(ticks % unit).padStart(digits, '0')}`;
  const head = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : String(minutes);
  return `${head}:${rest}${fraction}`;
}

/** Reads seconds, m:ss or h:mm:ss, with or without a fraction; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const parts = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:[.,]\d+)?)$/.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const rest = Number(seconds.replace(',', '.'));
  if (parts[2] !== undefined && (rest >= 60 || (parts[1] !== undefined && Number(minutes) >= 60))) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + rest;
}
