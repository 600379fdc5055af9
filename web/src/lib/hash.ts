/** SHA-256, done here: pages over plain HTTP, as in a classroom, have no crypto.subtle. */

/** The first bits of the fractions of square and cube roots of the first primes, as FIPS 180-4 wants them. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (__, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text in UTF-8, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

export function sha256(text: string): string {
  const view = padded(text);
  const sums = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(block + 4 * n);
    for (let n = 16; n < 64; n += 1) {
      const [early, late] = [words[n - 15] ?? 0, words[n - 2] ?? 0];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[n] = (words[n - 16] ?? 0) + first + (words[n - 7] ?? 0) + second;
    }
    let [a, b, c, d, e, f, g, h] = sums as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) sums[n] = (sums[n] ?? 0) + word;
  }
  return Array.from(sums, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
